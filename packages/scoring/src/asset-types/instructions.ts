import type { AssetType } from './asset-type.ts'

/** The steps of use. */
export const instructions: AssetType = {
  group: 'graphic',
  shows: 'no_product',
  asMainImage: 'never',
}
