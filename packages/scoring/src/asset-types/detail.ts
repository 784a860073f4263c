import type { AssetType } from './asset-type.ts'

export const detail: AssetType = {
  shows: 'product',
  asMainImage: 'never',
  suitsAnyListing: true,
  isComposed: true,
}
