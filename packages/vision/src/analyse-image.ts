import type { Box, FileFacts, ImageFacts } from '@endcap/scoring'
import { decodeImage } from './decode.ts'
import { FACTS_VERSION } from './facts-version.ts'
import { measureBackground } from './measure/background.ts'
import { measureBlockiness, measureBlur, measureNoise } from './measure/detail.ts'
import { measureFraming } from './measure/framing.ts'
import { estimateJpegQuality } from './measure/jpeg-quality.ts'
import { divideRegions } from './measure/regions.ts'
import { differenceHash } from './measure/similarity.ts'
import { measureTone } from './measure/tone.ts'
import { productMask } from './product-mask.ts'
import { luminance, type Rgb, resizePlane, resizeRgb } from './raster.ts'

/** Light, colour and blur are measured at this size, so that they mean the same for every upload. */
const WORK_SIDE_PX = 1000
/** The filter of the blur measure is 9 px long: a stronger blur shows only where that is more of the image. */
const COARSE_SIDE_PX = 160
const WHOLE_FRAME: Box = { left: 0, top: 0, right: 1, bottom: 1 }

/**
 * Looks at an image: file bytes (jpeg, png, webp) in, everything measured out.
 *
 * @throws ImageError where the bytes are no image that can be looked at
 */
export async function analyseImage(bytes: Uint8Array): Promise<ImageFacts> {
  const { file, rgb, native } = await decodeImage(bytes)
  const work = await fitInside(rgb, WORK_SIDE_PX)
  const workLuminance = luminance(work)
  const mask = await productMask(work)
  const framing = measureFraming(mask, rgb.width / rgb.height)
  const regions = framing ? divideRegions(resizePlane(mask, work.width, work.height)) : null
  const { tone, meanLab } = measureTone(work, workLuminance, regions)
  const box = framing?.box ?? WHOLE_FRAME
  return {
    version: FACTS_VERSION,
    file,
    product: framing && { ...framing, meanLab },
    background: regions && measureBackground(work, workLuminance, regions),
    tone,
    detail: {
      blur: measureBlur(workLuminance, box),
      coarseBlur: measureBlur(luminance(await fitInside(work, COARSE_SIDE_PX)), box),
      noise: measureNoise(workLuminance),
      blockiness: native ? measureBlockiness(luminance(rgb)) : null,
      jpegQuality: file.format === 'jpeg' ? estimateJpegQuality(bytes) : null,
      productPx: framing && productSide(framing.box, file),
    },
    similarity: { dhash: await differenceHash(rgb) },
  }
}

/** Side of a square as large as the product's box, in pixels of the file. */
function productSide({ left, right, top, bottom }: Box, { widthPx, heightPx }: FileFacts): number {
  return Math.round(Math.sqrt((right - left) * widthPx * (bottom - top) * heightPx))
}

async function fitInside(image: Rgb, maxSidePx: number): Promise<Rgb> {
  const scale = maxSidePx / Math.max(image.width, image.height)
  if (scale >= 1) return image
  return resizeRgb(
    image,
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  )
}
