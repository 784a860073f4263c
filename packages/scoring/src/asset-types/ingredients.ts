import type { AssetType } from './asset-type.ts'

/** The list of ingredients. */
export const ingredients: AssetType = {
  label: 'Ingredients',
  phrase: 'the ingredients',
  seenAs: 'a list of ingredients',
  shot: 'The list of ingredients, straight on and large enough to read on a phone.',
  group: 'panel',
  shows: 'no_product',
  asMainImage: { may: 'never', why: 'The image shows words instead of the product.' },
}
