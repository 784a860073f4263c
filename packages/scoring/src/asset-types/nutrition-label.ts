import type { AssetType } from './asset-type.ts'

/** The nutrition facts. */
export const nutritionLabel: AssetType = {
  group: 'panel',
  shows: 'no_product',
  asMainImage: 'never',
}
