import type { AssetType } from './asset-type.ts'

export const nutritionLabel: AssetType = {
  group: 'panel',
  shows: 'no_product',
  asMainImage: 'never',
}
