import type { AssetType } from './asset-type.ts'

/** A color or a texture alone. */
export const swatch: AssetType = {
  label: 'Swatch',
  phrase: 'a color swatch',
  seenAs: 'a swatch',
  shot: 'The color or the fabric alone, filling the frame, in neutral light.',
  group: 'color',
  shows: 'no_product',
  asMainImage: { may: 'never', why: 'The image shows a color or a texture instead of the product.' },
}
