import { CATALOG, drawPicture } from '@endcap/demo-shop'
import { hardenDecoders } from '@endcap/vision'
import sharp from 'sharp'

const SVG_LOADER = { operation: ['VipsForeignLoadSvg'] }

/** Returns a packshot of the demo shop as a photographer delivers it: text on the pack, white background. */
export async function demoRoot(asin: string): Promise<{ bytes: Buffer; name: string }> {
  const { pictures, name } = await demoPictures(asin, 1)
  const [bytes] = pictures
  if (!bytes) throw new Error(`the demo shop has no picture of ${asin}`)
  return { bytes, name }
}

/** Returns the pictures of a product of the demo shop, main image first. */
export async function demoPictures(
  asin: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<{ pictures: Buffer[]; name: string }> {
  const product = CATALOG.find((each) => each.asin === asin)
  if (!product) throw new Error(`the demo shop has no ${asin}`)
  // Blocks SVG first, so that the first analysis does not block it while the picture is drawn.
  hardenDecoders()
  sharp.unblock(SVG_LOADER)
  try {
    const pictures: Buffer[] = []
    for (const picture of product.images.slice(0, limit))
      pictures.push(
        await sharp(Buffer.from(drawPicture(product, picture)))
          .jpeg({ quality: 90 })
          .toBuffer(),
      )
    return { pictures, name: product.title }
  } finally {
    sharp.block(SVG_LOADER)
  }
}
