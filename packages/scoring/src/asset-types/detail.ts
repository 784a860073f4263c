import type { AssetType } from './asset-type.ts'

/** A close-up of a part. */
export const detail: AssetType = {
  label: 'Detail',
  phrase: 'a close-up',
  seenAs: 'a part of the product',
  shot: 'A close-up of the material, the texture or a feature.',
  shows: 'product',
  asMainImage: { may: 'never', why: 'The image shows only a part of the product.' },
  suitsAnyListing: true,
}
