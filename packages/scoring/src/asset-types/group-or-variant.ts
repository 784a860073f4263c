import type { AssetType } from './asset-type.ts'

export const groupOrVariant: AssetType = {
  group: 'plain',
  shows: 'product',
  asMainImage: 'never',
  isComposed: true,
}
