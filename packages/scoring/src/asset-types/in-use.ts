import type { AssetType } from './asset-type.ts'

export const inUse: AssetType = {
  shows: 'product',
  asMainImage: 'any_background',
  suitsAnyListing: true,
}
