import type { Box, ToneFacts } from '@endcap/scoring'
import { darkestChannel, type Luminance, lightestChannel, type Rgb } from '../raster.ts'
import { measureCast } from './color-cast.ts'
import type { Ground } from './ground.ts'
import { deltaE, type Lab, labAt } from './lab.ts'
import { pointsOf, type Regions } from './regions.ts'

const CRUSHED = 0.04
const BLOWN = 0.985
/** Every so many points a color is converted to L*a*b*, which costs more than to count it. */
const COLOR_STEP = 4
/** Distance between the compared points inside and outside the rim, as a share of the longer side. */
const RIM = 0.02

/**
 * Measures the light and color of the product, or of the whole image if there is no product. White ground seen
 * through the product (a bicycle, a rope) is not part of it.
 */
export function measureTone(
  image: Rgb,
  luminance: Luminance,
  found: Regions | null,
  ground: Ground,
): { tone: Omit<ToneFacts, 'clipped'>; meanLab: Lab } {
  // A mask without any sure pixel gives no product colors.
  const regions = found && found.productCount > 0 ? found : null
  const tones = countTones(image, luminance, regions, ground)
  const { histogram, brightest, white, labs, colors } = tones
  const n = Math.max(1, tones.count)
  const meanOf = (index: number) => (labs[index] ?? 0) / Math.max(1, colors)
  return {
    meanLab: [meanOf(0), meanOf(1), meanOf(2)],
    tone: {
      medianLuminance: percentile(histogram, n, 0.5),
      range: percentile(histogram, n, 0.95) - percentile(histogram, n, 0.05),
      crushed: shareOfLevels(histogram, n, 0, Math.floor(CRUSHED * 255)),
      blown: surelyBlown(histogram, n, white),
      black: percentile(histogram, n, 0.01),
      highlight: percentile(brightest, n, 0.99),
      cast: measureCast(image, regions),
      chroma: meanOf(3),
      separation: regions ? measureSeparation(image, regions) : null,
    },
  }
}

/** Tones of the product's points. */
type Tones = {
  /** Points by luminance and by their largest channel, 0–255. */
  histogram: Uint32Array
  brightest: Uint32Array
  count: number
  /** Points that are white ground. */
  white: number
  /** Sums of L*, a*, b* and chroma over some of the points, and their number. */
  labs: Float64Array
  colors: number
}

function countTones(image: Rgb, luminance: Luminance, regions: Regions | null, ground: Ground): Tones {
  const tones: Tones = {
    histogram: new Uint32Array(256),
    brightest: new Uint32Array(256),
    count: 0,
    white: 0,
    labs: new Float64Array(4),
    colors: 0,
  }
  const { width, height, columns, rows } = regions ?? pointsOf(image)
  const product = regions?.product ?? new Uint8Array(width * height).fill(1)
  const ends = regions && ground.isWhite ? GROUND_WHITE : Infinity
  for (let y = 0; y < height; y++) {
    const pixels = { row: rows[y] ?? 0, columns, product: product.subarray(y * width, (y + 1) * width) }
    countRow(image, luminance.data, pixels, ends, tones)
  }
  return tones
}

/** Counts the tones of a row of points. Those with a darkest channel from `ends` on are white ground. */
function countRow(
  image: Rgb,
  luminance: Uint16Array,
  { row, columns, product }: { row: number; columns: Int32Array; product: Uint8Array },
  ends: number,
  tones: Tones,
): void {
  const { histogram, brightest } = tones
  for (let x = 0; x < product.length; x++) {
    if (product[x] === 0) continue
    const pixel = row + (columns[x] ?? 0)
    if (darkestChannel(image, pixel) >= ends) {
      tones.white += 1
      continue
    }
    const level = ((luminance[pixel] ?? 0) + 128) >> 8
    histogram[level] = (histogram[level] ?? 0) + 1
    const most = lightestChannel(image, pixel)
    brightest[most] = (brightest[most] ?? 0) + 1
    if (tones.count++ % COLOR_STEP === 0) addColor(tones, labAt(image, pixel))
  }
}

function addColor(tones: Tones, [l, a, b]: Lab): void {
  const { labs } = tones
  labs[0] = (labs[0] ?? 0) + l
  labs[1] = (labs[1] ?? 0) + a
  labs[2] = (labs[2] ?? 0) + b
  labs[3] = (labs[3] ?? 0) + Math.sqrt(a * a + b * b)
  tones.colors += 1
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
  const { data } = image
  const { width, height, columns, rows } = pointsOf(image)
  let clipped = 0
  let count = 0
  for (let y = Math.floor(top * height); y < bottom * height; y++) {
    const row = rows[y] ?? 0
    for (let x = Math.floor(left * width); x < right * width; x++) {
      const pixel = row + (columns[x] ?? 0)
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
function measureSeparation(image: Rgb, regions: Regions): number | null {
  const { width, height } = regions
  const reach = RIM * Math.max(image.width, image.height)
  const reachX = Math.max(1, Math.ceil((reach * width) / image.width))
  const reachY = Math.max(1, Math.ceil((reach * height) / image.height))
  const total = { sum: 0, count: 0 }
  for (let y = reachY; y < height - reachY; y++) compareRow(image, regions, y, { reachX, reachY }, total)
  return total.count > 0 ? total.sum / total.count : null
}

/** Sum of color differences, and their number. */
type Total = { sum: number; count: number }

/** Compares the points of the product in a row with those of the background on their four sides. */
function compareRow(
  image: Rgb,
  regions: Regions,
  y: number,
  { reachX, reachY }: { reachX: number; reachY: number },
  total: Total,
): void {
  const { width, product } = regions
  for (let x = reachX, point = y * width + reachX; x < width - reachX; x++, point++) {
    if (product[point] === 0) continue
    compare(image, regions, point, point + reachX, total)
    compare(image, regions, point, point - reachX, total)
    compare(image, regions, point, point + reachY * width, total)
    compare(image, regions, point, point - reachY * width, total)
  }
}

function compare(image: Rgb, regions: Regions, point: number, other: number, total: Total): void {
  if (regions.background[other] === 0) return
  total.sum += deltaE(colorAt(image, regions, point), colorAt(image, regions, other))
  total.count += 1
}

const colorAt = (image: Rgb, { width, columns, rows }: Regions, point: number): Lab =>
  labAt(image, (rows[Math.floor(point / width)] ?? 0) + (columns[point % width] ?? 0))

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
