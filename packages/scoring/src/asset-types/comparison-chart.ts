import type { AssetType } from './asset-type.ts'

/** A table that compares products. */
export const comparisonChart: AssetType = {
  label: 'Comparison chart',
  phrase: 'a comparison chart',
  seenAs: 'a comparison chart',
  shot: 'The product beside its variants or alternatives, compared in a simple table.',
  group: 'graphic',
  shows: 'no_product',
  asMainImage: { may: 'never', why: 'The image has words, and often other products.' },
}
