import type { AssetType } from './asset-type.ts'

/** The back of the pack. */
export const packshotBack: AssetType = {
  label: 'Back of pack',
  phrase: 'the back of the pack',
  seenAs: 'the back of the pack',
  shot: 'The back of the pack, straight on, with every line readable.',
  group: 'plain',
  shows: 'product',
  asMainImage: { may: 'never', why: 'Shoppers recognize a product by its front.' },
}
