import type { AssetType } from './asset-type.ts'

/** A picture that makes the size clear. */
export const sizeAndScale: AssetType = {
  group: 'size',
  shows: 'product_and_more',
  asMainImage: 'never',
}
