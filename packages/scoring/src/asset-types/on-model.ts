import type { AssetType } from './asset-type.ts'

export const onModel: AssetType = {
  shows: 'product',
  asMainImage: 'worn',
}
