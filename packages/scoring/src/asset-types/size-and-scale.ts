import type { AssetType } from './asset-type.ts'

export const sizeAndScale: AssetType = {
  group: 'size',
  shows: 'product_and_more',
  asMainImage: 'never',
  isComposed: true,
}
