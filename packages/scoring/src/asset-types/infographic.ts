import type { AssetType } from './asset-type.ts'

export const infographic: AssetType = {
  group: 'graphic',
  shows: 'product_and_more',
  asMainImage: 'never',
  suitsAnyListing: true,
  isComposed: true,
}
