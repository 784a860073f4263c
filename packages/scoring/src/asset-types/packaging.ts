import type { AssetType } from './asset-type.ts'

/** The box or bag that the product arrives in. */
export const packaging: AssetType = {
  label: 'Packaging',
  phrase: 'the packaging',
  seenAs: 'the packaging',
  shot: 'The box or the bag that the product arrives in, closed and from the front.',
  group: 'plain',
  shows: 'product',
  asMainImage: { may: 'never', why: 'The image shows the box. Marketplaces want what is inside.' },
}
