import type { AssetType } from './asset-type.ts'

/** Any other content. */
export const other: AssetType = {
  label: 'Other',
  phrase: 'another image',
  shot: 'Another view that answers a question of shoppers.',
  shows: 'no_product',
  asMainImage: { may: 'never', why: 'The content of the image is unknown.' },
}
