import type { AssetType } from './asset-type.ts'

export const alternateAngle: AssetType = {
  group: 'plain',
  shows: 'product',
  asMainImage: 'always',
  suitsAnyListing: true,
  // A main image represents the product, so it is not a further view.
  isNeverHero: true,
  placeOdds: { carousel: 1.1 },
}
