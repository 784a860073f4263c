import type { AssetType } from './asset-type.ts'

export const instructions: AssetType = {
  group: 'graphic',
  shows: 'no_product',
  asMainImage: 'never',
}
