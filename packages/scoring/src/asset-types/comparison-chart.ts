import type { AssetType } from './asset-type.ts'

/** A table that compares products. */
export const comparisonChart: AssetType = {
  group: 'graphic',
  shows: 'no_product',
  asMainImage: 'never',
}
