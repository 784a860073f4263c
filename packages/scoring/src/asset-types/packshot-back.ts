import type { AssetType } from './asset-type.ts'

/** The back of the pack. */
export const packshotBack: AssetType = {
  group: 'plain',
  shows: 'product',
  asMainImage: 'never',
}
