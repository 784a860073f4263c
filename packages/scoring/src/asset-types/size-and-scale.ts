import type { AssetType } from './asset-type.ts'

/** A picture from which the size is clear. */
export const sizeAndScale: AssetType = {
  group: 'size',
  shows: 'product_and_more',
  asMainImage: 'never',
}
