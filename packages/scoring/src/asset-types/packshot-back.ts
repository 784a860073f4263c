import type { AssetType } from './asset-type.ts'

export const packshotBack: AssetType = {
  group: 'plain',
  shows: 'product',
  asMainImage: 'never',
}
