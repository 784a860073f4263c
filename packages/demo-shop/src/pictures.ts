import sharp from 'sharp'
import type { DemoProduct, Picture } from './demo-product.ts'
import { drawPicture } from './draw/draw-picture.ts'

const QUALITY = 90
const SVG_LOADER = { operation: ['VipsForeignLoadSvg'] }

/** Returns the path of an image. `token` selects a size, for example `_AC_SL1500_`. */
export const imagePath = (asin: string, index: number, token?: string): string =>
  `/images/I/demo-${asin}-${index + 1}${token === undefined ? '' : `.${token}`}.jpg`

const IMAGE_PATH = /^\/images\/I\/demo-([A-Z0-9]{10})-(\d+)(?:\.([A-Za-z0-9_,]+))?\.jpg$/

/**
 * Creates a renderer of product JPEGs, which draws on the first request.
 *
 * Unblocks sharp's SVG renderer for the whole process, which vision's `hardenDecoders` blocks. The shop therefore
 * runs in a separate process that decodes no untrusted images.
 */
export function createPictures(products: ReadonlyMap<string, DemoProduct>) {
  const drawn = new Map<string, Promise<Buffer>>()

  const original = (product: DemoProduct, picture: Picture, key: string): Promise<Buffer> => {
    const existing = drawn.get(key)
    if (existing) return existing
    sharp.unblock(SVG_LOADER)
    const bytes = sharp(Buffer.from(drawPicture(product, picture)))
      .jpeg({ quality: QUALITY })
      .toBuffer()
    drawn.set(key, bytes)
    return bytes
  }

  /** Returns null for unknown paths. */
  return async function picture(path: string): Promise<Buffer | null> {
    const [, asin = '', place = '', token = ''] = IMAGE_PATH.exec(path) ?? []
    const product = products.get(asin)
    const design = product?.images[Number(place) - 1]
    if (!product || !design) return null
    const bytes = await original(product, design, `${asin}-${place}`)
    const size = Number(/(\d+)_?$/.exec(token)?.[1] ?? (token === '' ? 0 : 500))
    if (size === 0) return bytes
    return sharp(bytes).resize(size, size, { fit: 'inside', withoutEnlargement: true }).jpeg().toBuffer()
  }
}
