import type { AssetType } from './asset-type.ts'

export const comparisonChart: AssetType = {
  group: 'graphic',
  shows: 'no_product',
  asMainImage: 'never',
}
