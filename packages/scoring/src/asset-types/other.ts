import type { AssetType } from './asset-type.ts'

export const other: AssetType = {
  shows: 'no_product',
  asMainImage: 'never',
}
