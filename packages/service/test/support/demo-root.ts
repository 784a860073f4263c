import { CATALOG, drawPicture } from '@endcap/demo-shop'
import { hardenDecoders } from '@endcap/vision'
import sharp from 'sharp'

const SVG_LOADER = { operation: ['VipsForeignLoadSvg'] }

/** Returns a packshot of the demo shop as a photographer delivers it: text on the pack, white background. */
export async function demoRoot(asin: string): Promise<{ bytes: Buffer; name: string }> {
  const product = CATALOG.find((each) => each.asin === asin)
  const [picture] = product?.images ?? []
  if (!product || !picture) throw new Error(`the demo shop has no ${asin}`)
  // Blocks SVG first, so that the first analysis does not block it while the picture is drawn.
  hardenDecoders()
  sharp.unblock(SVG_LOADER)
  try {
    const bytes = await sharp(Buffer.from(drawPicture(product, picture)))
      .jpeg({ quality: 90 })
      .toBuffer()
    return { bytes, name: product.title }
  } finally {
    sharp.block(SVG_LOADER)
  }
}
