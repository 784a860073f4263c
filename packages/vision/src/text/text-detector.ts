import { loadOnce } from '../load-once.ts'
import type { RotatedRectangle } from '../measure/rotated-rectangle.ts'
import { loadNetwork } from '../network.ts'
import { toMultiple } from '../network-input.ts'
import { cutPixels, type Plane, type Rgb, resizeRgb } from '../raster.ts'
import { findContent } from './find-content.ts'
import { findTextRegions } from './text-regions.ts'

/** Finds lines from 1 % of it. */
const SIDE_PX = 640
/** The network halves five times. */
const STRIDE = 32

const network = loadOnce(() => loadNetwork('text-detection.onnx'))
const PROBABILITIES = 'sigmoid_0.tmp_0'

/** Uses PP-OCRv3 (Liao et al. 2020), any script, in image pixels. */
export async function detectText(image: Rgb): Promise<RotatedRectangle[]> {
  const scale = Math.min(1, SIDE_PX / Math.max(image.width, image.height))
  const width = toMultiple(image.width * scale, STRIDE)
  const height = toMultiple(image.height * scale, STRIDE)
  const small = await resizeRgb(image, width, height)
  const content = findContent(small, STRIDE)
  if (!content) return []
  const regions = findTextRegions(await probabilities(cutPixels(small, content)))
  return regions.map(({ center, ...region }) =>
    stretch(
      { ...region, center: [center[0] + content.left, center[1] + content.top] },
      image.width / width,
      image.height / height,
    ),
  )
}

async function probabilities(image: Rgb): Promise<Plane> {
  const { [PROBABILITIES]: found } = await (await network())(image, [PROBABILITIES])
  return { data: found.data, width: image.width, height: image.height }
}

/** Keeps leaning regions rectangular despite a few percent of rounding. */
function stretch(region: RotatedRectangle, x: number, y: number): RotatedRectangle {
  const [ux, uy] = region.along
  const alongScale = Math.hypot(ux * x, uy * y)
  const acrossScale = Math.hypot(uy * x, ux * y)
  return {
    center: [region.center[0] * x, region.center[1] * y],
    along: [(ux * x) / alongScale, (uy * y) / alongScale],
    length: region.length * alongScale,
    breadth: region.breadth * acrossScale,
  }
}
