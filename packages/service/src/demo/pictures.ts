import sharp from 'sharp'
import type { DemoProduct, Picture } from './demo-product.ts'
import { drawPicture } from './draw/draw-picture.ts'

const QUALITY = 90
const SVG_LOADER = { operation: ['VipsForeignLoadSvg'] }

/** Where an image is served; `token` asks for a size, as `_AC_SL1500_` does. */
export const imagePath = (asin: string, index: number, token?: string): string =>
  `/images/I/demo-${asin}-${index + 1}${token === undefined ? '' : `.${token}`}.jpg`

const IMAGE_PATH = /^\/images\/I\/demo-([A-Z0-9]{10})-(\d+)(?:\.([A-Za-z0-9_,]+))?\.jpg$/

/**
 * Serves the pictures of products, which are known by ASIN, as JPEG. Each is drawn when it is first asked for, and kept.
 *
 * Lets sharp's SVG renderer draw, which the vision package blocks, for this process: so the shop runs in
 * one of its own, where no stranger's image is decoded.
 */
export function createPictures(products: ReadonlyMap<string, DemoProduct>) {
  const drawn = new Map<string, Promise<Buffer>>()

  const original = (product: DemoProduct, picture: Picture, key: string): Promise<Buffer> => {
    const known = drawn.get(key)
    if (known) return known
    sharp.unblock(SVG_LOADER)
    const bytes = sharp(Buffer.from(drawPicture(product, picture)))
      .jpeg({ quality: QUALITY })
      .toBuffer()
    drawn.set(key, bytes)
    return bytes
  }

  /** The picture at a path, in the size that the path asks for; null where there is none. */
  return async function picture(path: string): Promise<Buffer | null> {
    const [, asin = '', place = '', token = ''] = IMAGE_PATH.exec(path) ?? []
    const product = products.get(asin)
    const wanted = product?.images[Number(place) - 1]
    if (!product || !wanted) return null
    const bytes = await original(product, wanted, `${asin}-${place}`)
    const size = Number(/(\d+)_?$/.exec(token)?.[1] ?? (token === '' ? 0 : 500))
    if (size === 0) return bytes
    return sharp(bytes).resize(size, size, { fit: 'inside', withoutEnlargement: true }).jpeg().toBuffer()
  }
}
