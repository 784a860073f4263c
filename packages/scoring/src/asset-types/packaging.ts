import type { AssetType } from './asset-type.ts'

/** The box or bag that the product arrives in. */
export const packaging: AssetType = {
  group: 'plain',
  shows: 'product',
  asMainImage: 'never',
}
