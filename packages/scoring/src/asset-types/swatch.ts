import type { AssetType } from './asset-type.ts'

/** A color or a texture alone. */
export const swatch: AssetType = {
  group: 'color',
  shows: 'no_product',
  asMainImage: 'never',
}
