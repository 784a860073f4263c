import type { AssetType } from './asset-type.ts'

/** The steps of use. */
export const instructions: AssetType = {
  label: 'Instructions',
  phrase: 'the instructions',
  seenAs: 'instructions',
  shot: 'The steps of use, each with a picture and a few words.',
  group: 'graphic',
  shows: 'no_product',
  asMainImage: { may: 'never', why: 'The image has words, and steps instead of the product.' },
}
