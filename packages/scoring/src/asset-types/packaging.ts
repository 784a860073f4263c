import type { AssetType } from './asset-type.ts'

export const packaging: AssetType = {
  group: 'plain',
  shows: 'product',
  asMainImage: 'never',
}
