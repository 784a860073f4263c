import type { AssetType } from './asset-type.ts'

/** Several products or variants. */
export const groupOrVariant: AssetType = {
  group: 'plain',
  shows: 'product',
  asMainImage: 'never',
}
