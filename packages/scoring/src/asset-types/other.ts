import type { AssetType } from './asset-type.ts'

/** Any other content. */
export const other: AssetType = {
  shows: 'no_product',
  asMainImage: 'never',
}
