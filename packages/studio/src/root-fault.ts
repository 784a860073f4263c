import type { Product } from './product.ts'

/** In merchandisers' words. */
export const ROOT_FAULTS = {
  no_product: 'No product stands out in this image. Start from a picture of the product alone.',
  layout: 'This image is a layout of words and graphics. Start from a picture of the product alone.',
  overlays: 'Badges or banners lie over this image. Start from a picture without them.',
  busy_background:
    'The product cannot be cut out of this background without damage. Start from a picture on white.',
  uncertain_outline: 'The outline of the product is uncertain. Start from a picture on plain white.',
  not_on_white:
    'The outline of the product is uncertain, and the background is not white. Start from a picture on white.',
  person: 'A person is in this image, and Spark moves no people. Start from a picture of the product alone.',
  cut_product: 'The edge of the image cuts the product. Start from a picture of the whole product.',
  few_pixels: 'The product has too few pixels in this image. Start from a larger file.',
} as const

export type RootFault = keyof typeof ROOT_FAULTS

/** Returns why no composition suits. */
export function faultOfProduct({ isPerson, stance }: Pick<Product, 'isPerson' | 'stance'>): RootFault {
  if (isPerson) return 'person'
  return stance === 'cropped' ? 'cut_product' : 'few_pixels'
}
