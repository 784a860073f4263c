import type { AssetType } from './asset-type.ts'

/** The product alone, from another side. */
export const alternateAngle: AssetType = {
  label: 'Alternate angle',
  phrase: 'a view from another side',
  shot: 'The product alone from another side, on plain white.',
  group: 'plain',
  shows: 'product',
  asMainImage: { may: 'always', why: 'The image shows the product alone and whole, from another side.' },
  suitsAnyListing: true,
  // A main image stands for the product, so it is no further view of it.
  isNeverHero: true,
  placeOdds: { carousel: 1.1 },
}
