import type { AssetType } from './asset-type.ts'

export const ingredients: AssetType = {
  group: 'panel',
  shows: 'no_product',
  asMainImage: 'never',
}
