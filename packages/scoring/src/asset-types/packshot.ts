import type { AssetType } from './asset-type.ts'

/** The product alone, from the front. */
export const packshot: AssetType = {
  label: 'Packshot',
  phrase: 'a plain picture of the product',
  shot: 'The whole product alone from the front, on plain white.',
  group: 'plain',
  shows: 'product',
  asMainImage: { may: 'always', why: 'The image shows the product alone and whole.' },
  placeOdds: { hero: 2.3, carousel: -1.9 },
}
