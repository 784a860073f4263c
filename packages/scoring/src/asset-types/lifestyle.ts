import type { AssetType } from './asset-type.ts'

export const lifestyle: AssetType = {
  shows: 'product',
  asMainImage: 'any_background',
  suitsAnyListing: true,
  isComposed: true,
}
