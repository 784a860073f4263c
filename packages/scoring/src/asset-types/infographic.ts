import type { AssetType } from './asset-type.ts'

/** The product with words and graphics. */
export const infographic: AssetType = {
  group: 'graphic',
  shows: 'product_and_more',
  asMainImage: 'never',
  suitsAnyListing: true,
}
