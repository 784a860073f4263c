import type { AssetType } from './asset-type.ts'

/** The product in use. */
export const inUse: AssetType = {
  shows: 'product',
  asMainImage: 'any_background',
  suitsAnyListing: true,
}
