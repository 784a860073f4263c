import type { AssetType } from './asset-type.ts'

export const swatch: AssetType = {
  group: 'color',
  shows: 'no_product',
  asMainImage: 'never',
}
