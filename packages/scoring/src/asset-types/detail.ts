import type { AssetType } from './asset-type.ts'

/** A close-up of a part. */
export const detail: AssetType = {
  shows: 'product',
  asMainImage: 'never',
  suitsAnyListing: true,
}
