import type { Canvas } from './canvas.ts'
import { drawProduct, type ProductOptions } from './drawn-products.ts'
import { type Picture, toPicture } from './picture.ts'
import { rasterise } from './rasterise.ts'

/** Returns a cut-out product: a photograph if the list has any, otherwise a drawing. */
export async function productPicture(c: Canvas, options?: ProductOptions): Promise<Picture> {
  const photo = c.r.chance(0.5) ? c.photos.product(c.r) : undefined
  return photo ?? drawnPicture(c, options)
}

/** Returns the subject of a claim: the product, or occasionally a person wearing it. */
export async function heroPicture(c: Canvas): Promise<Picture> {
  const person = c.r.chance(0.22) ? c.photos.person(c.r) : undefined
  return person ?? productPicture(c)
}

/** Returns a drawn product. */
export async function drawnPicture(c: Canvas, options?: ProductOptions): Promise<Picture> {
  const product = drawProduct(c, options)
  const scale = Math.min(1, 900 / Math.max(product.width, product.height))
  return toPicture(await rasterise(product.svg, product.width, product.height, product.width * scale))
}
