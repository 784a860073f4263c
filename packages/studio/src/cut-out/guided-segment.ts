import { type Plane, type Rgb, resizePlane } from '@endcap/vision'
import { cellMeans, type Region, sampleRow } from '../sampling.ts'
import { fitGuided } from './guided-filter.ts'

const PRODUCT = 0.5
const GUIDED_SIDE = 640
const GUIDED_RADIUS = 8
const GUIDED_EPSILON = 1e-4

/** Aligns mask edges with the image on uneven ground. */
export function segmentByGuide(image: Rgb, mask: Plane, region: Region): Uint8Array {
  const scale = Math.min(1, GUIDED_SIDE / Math.max(image.width, image.height))
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const guide = gray(cellMeans(image, width, height))
  const small = resizePlane(mask, width, height)
  const { slope, offset } = fitGuided(guide, small, GUIDED_RADIUS, GUIDED_EPSILON)
  const out = new Uint8Array(region.width * region.height)
  const [slopes, offsets] = [new Float32Array(region.width), new Float32Array(region.width)]
  for (let y = 0; y < region.height; y++) {
    sampleRow(slope, image, region, y, slopes)
    sampleRow(offset, image, region, y, offsets)
    let at = 3 * ((region.top + y) * image.width + region.left)
    for (let x = 0; x < region.width; x++, at += 3) {
      const light = luma(image.data[at] ?? 0, image.data[at + 1] ?? 0, image.data[at + 2] ?? 0)
      out[y * region.width + x] = (slopes[x] ?? 0) * light + (offsets[x] ?? 0) > PRODUCT ? 1 : 0
    }
  }
  return out
}

const luma = (red: number, green: number, blue: number): number =>
  (0.299 * red + 0.587 * green + 0.114 * blue) / 255

function gray([red, green, blue]: readonly Plane[]): Plane {
  if (!red || !green || !blue) throw new Error('The image must have three channels')
  const data = red.data.map((value, at) => luma(value, green.data[at] ?? 0, blue.data[at] ?? 0))
  return { ...red, data }
}
