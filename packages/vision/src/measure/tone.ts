import type { Box, ToneFacts } from '@endcap/scoring'
import { darkestChannel, lightestChannel, type Plane, type Rgb } from '../raster.ts'
import { measureCast } from './color-cast.ts'
import type { Ground } from './ground.ts'
import { deltaE, type Lab, labAt } from './lab.ts'
import type { Regions } from './regions.ts'

const CRUSHED = 0.04
const BLOWN = 0.985
/** Measures every second pixel of every second line, which is enough for distributions. */
const STEP = 2
/** Distance between the compared points inside and outside the rim, as a share of the longer side. */
const RIM = 0.02

/**
 * Measures the light and color of the product, or of the whole image if there is no product. White ground seen
 * through the product (a bicycle, a rope) is not part of it.
 */
export function measureTone(
  image: Rgb,
  luminance: Plane,
  found: Regions | null,
  ground: Ground,
): { tone: Omit<ToneFacts, 'clipped'>; meanLab: Lab } {
  // A mask without any sure pixel gives no product colors.
  const regions = found && found.productCount > 0 ? found : null
  const histogram = new Uint32Array(256)
  const brightest = new Uint32Array(256)
  let white = 0
  const mean: Lab = [0, 0, 0]
  let chroma = 0
  let count = 0
  const { width, height } = image
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const pixel = y * width + x
      if (regions && regions.product[pixel] === 0) continue
      if (regions && ground.isWhite && darkestChannel(image, pixel) >= GROUND_WHITE) {
        white += 1
        continue
      }
      const level = Math.round((luminance.data[pixel] ?? 0) * 255)
      histogram[level] = (histogram[level] ?? 0) + 1
      const most = lightestChannel(image, pixel)
      brightest[most] = (brightest[most] ?? 0) + 1
      const lab = labAt(image, pixel)
      mean[0] += lab[0]
      mean[1] += lab[1]
      mean[2] += lab[2]
      chroma += Math.hypot(lab[1], lab[2])
      count += 1
    }
  }
  const n = Math.max(1, count)
  return {
    meanLab: [mean[0] / n, mean[1] / n, mean[2] / n],
    tone: {
      medianLuminance: percentile(histogram, n, 0.5),
      range: percentile(histogram, n, 0.95) - percentile(histogram, n, 0.05),
      crushed: shareOfLevels(histogram, n, 0, Math.floor(CRUSHED * 255)),
      blown: surelyBlown(histogram, n, white),
      black: percentile(histogram, n, 0.01),
      highlight: percentile(brightest, n, 0.99),
      cast: measureCast(image, regions),
      chroma: chroma / n,
      separation: regions ? measureSeparation(image, regions) : null,
    },
  }
}

/** Channel value from which a pixel inside the product may be white ground behind it. */
const GROUND_WHITE = 250
/** Levels of tones that are about to blow out. Overexposure has many of them, a hole in the product has none. */
const NEARLY_BLOWN = [232, 249] as const
/** Pixels that are blown for each that nearly is, in overexposed photographs. */
const BLOWN_PER_NEARLY = 2

/**
 * Returns the share of the product that surely is blown out: white areas count only as far as tones lead up to
 * them. White without such tones is ground behind the product or a printed surface.
 */
function surelyBlown(histogram: Uint32Array, count: number, white: number): number {
  const total = Math.max(1, count + white)
  const blown = histogram.subarray(Math.ceil(BLOWN * 255)).reduce((sum, value) => sum + value, white)
  const nearly = histogram.subarray(...NEARLY_BLOWN).reduce((sum, value) => sum + value, 0)
  return Math.min(blown, BLOWN_PER_NEARLY * nearly) / total
}

/** Minimum channel value of a white ground. */
const GROUND = 240
const CLIPPED = 254
/** Values of the other two channels from which a clipped color is washed out. A red pack has 255, 0 and 0. */
const WASHED = { middle: 190, darkest: 60 }

/**
 * Returns the share of the product's pixels (everything in its box that is not white ground) whose colors
 * are washed out: one channel is clipped and the others have risen too.
 */
export function measureClipping(image: Rgb, { left, top, right, bottom }: Box): number {
  const { data, width, height } = image
  let clipped = 0
  let count = 0
  for (let y = Math.floor(top * height); y < bottom * height; y += STEP) {
    for (let x = Math.floor(left * width); x < right * width; x += STEP) {
      const pixel = y * width + x
      const low = darkestChannel(image, pixel)
      if (low >= GROUND) continue
      count += 1
      const high = lightestChannel(image, pixel)
      const middle =
        (data[3 * pixel] ?? 0) + (data[3 * pixel + 1] ?? 0) + (data[3 * pixel + 2] ?? 0) - low - high
      if (high >= CLIPPED && middle >= WASHED.middle && low >= WASHED.darkest) clipped += 1
    }
  }
  return count > 0 ? clipped / count : 0
}

/**
 * Returns the mean color difference between the product just inside its rim and the background just
 * outside, which makes the outline readable on a small screen.
 */
function measureSeparation(image: Rgb, { product, background }: Regions): number | null {
  const { width, height } = image
  const reach = Math.max(2, Math.round(RIM * Math.max(width, height)))
  let sum = 0
  let count = 0
  for (let y = reach; y < height - reach; y += 3) {
    for (let x = reach; x < width - reach; x += 3) {
      const pixel = y * width + x
      if (product[pixel] === 0) continue
      for (const step of [reach, -reach, reach * width, -reach * width]) {
        if (background[pixel + step] === 0) continue
        sum += deltaE(labAt(image, pixel), labAt(image, pixel + step))
        count += 1
      }
    }
  }
  return count > 0 ? sum / count : null
}

function percentile(histogram: Uint32Array, count: number, share: number): number {
  let counted = 0
  for (let level = 0; level < 256; level++) {
    counted += histogram[level] ?? 0
    if (counted >= share * count) return level / 255
  }
  return 1
}

function shareOfLevels(histogram: Uint32Array, count: number, from: number, to: number): number {
  return histogram.subarray(from, to + 1).reduce((sum, value) => sum + value, 0) / count
}
