import type { AssetType } from './asset-type.ts'

/** The product with words and graphics. */
export const infographic: AssetType = {
  label: 'Infographic',
  phrase: 'an infographic',
  seenAs: 'a picture with words and graphics',
  shot: 'The product with its three main features in short, large words.',
  group: 'graphic',
  shows: 'product_and_more',
  asMainImage: { may: 'never', why: 'The image has words and graphics, which marketplaces do not allow.' },
  suitsAnyListing: true,
}
