import type { AssetType } from './asset-type.ts'

/** The product in a scene. */
export const lifestyle: AssetType = {
  shows: 'product',
  asMainImage: 'any_background',
  suitsAnyListing: true,
}
