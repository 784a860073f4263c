import type { AssetType } from './asset-type.ts'

/** A picture from which the size is clear. */
export const sizeAndScale: AssetType = {
  label: 'Size and scale',
  phrase: 'an image that shows the size',
  seenAs: 'a drawing of the size',
  shot: 'The product in a hand or beside a familiar object, so that its size is clear.',
  group: 'size',
  shows: 'product_and_more',
  asMainImage: { may: 'never', why: 'The image has lines, words or other things beside the product.' },
}
