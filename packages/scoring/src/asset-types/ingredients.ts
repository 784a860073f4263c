import type { AssetType } from './asset-type.ts'

/** The list of ingredients. */
export const ingredients: AssetType = {
  group: 'panel',
  shows: 'no_product',
  asMainImage: 'never',
}
