import type { AssetType } from './asset-type.ts'

/** Several products or variants. */
export const groupOrVariant: AssetType = {
  label: 'Group',
  phrase: 'an image of all variants',
  seenAs: 'several products',
  shot: 'All variants or all parts of the set side by side.',
  group: 'plain',
  shows: 'product',
  asMainImage: {
    may: 'never',
    why: 'The image shows more products or variants than the shopper gets for the price.',
  },
}
