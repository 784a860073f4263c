import type { AssetType } from './asset-type.ts'

/** The nutrition facts. */
export const nutritionLabel: AssetType = {
  label: 'Nutrition label',
  phrase: 'the nutrition label',
  seenAs: 'a nutrition label',
  shot: 'The nutrition facts, straight on and large enough to read on a phone.',
  group: 'panel',
  shows: 'no_product',
  asMainImage: { may: 'never', why: 'The image shows words instead of the product.' },
}
