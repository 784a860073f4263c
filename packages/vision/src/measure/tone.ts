import type { ToneFacts } from '@endcap/scoring'
import { darkestChannel, type Luminance, lightestChannel, type Rgb } from '../raster.ts'
import { measureCast } from './color-cast.ts'
import type { Ground } from './ground.ts'
import { deltaE, type Lab, labAt } from './lab.ts'
import { pointsOf, type Regions } from './regions.ts'

const CRUSHED = 0.04
const BLOWN = 0.985
/** Converting to L*a*b* costs more than counting. */
const COLOR_STEP = 4
/** Channel difference from the highlight. */
const CEILING = 3
/** Hue sectors, gray's chroma per lightness, and lightness of noisy tints. */
const SECTORS = 12
const GRAY = 0.35
const DARKEST_TINT = 4
/** Share of the longer side. */
const RIM = 0.02

/** Measures the product, or the image without one. Excludes white ground seen through (a bicycle, a rope). */
export function measureTone(
  image: Rgb,
  luminance: Luminance,
  found: Regions | null,
  ground: Ground,
): { tone: ToneFacts; meanLab: Lab } {
  // No certain pixels, no product colors.
  const regions = found && found.productCount > 0 ? found : null
  const tones = countTones(image, luminance, regions, ground)
  const { histogram, brightest, white, labs, colors } = tones
  const n = Math.max(1, tones.count)
  const highlight = percentile(brightest, n, 0.99)
  const meanOf = (index: number) => (labs[index] ?? 0) / Math.max(1, colors)
  return {
    meanLab: [meanOf(0), meanOf(1), meanOf(2)],
    tone: {
      medianLuminance: percentile(histogram, n, 0.5),
      range: percentile(histogram, n, 0.95) - percentile(histogram, n, 0.05),
      crushed: shareOfLevels(histogram, n, 0, Math.floor(CRUSHED * 255)),
      blown: surelyBlown(histogram, n, white),
      black: percentile(histogram, n, 0.01),
      highlight,
      ceiling: shareOfLevels(brightest, n, Math.round(255 * highlight) - CEILING, 255),
      tints: otherTints(tones),
      clipped: washedOut(image, regions, ground),
      cast: measureCast(image, regions),
      chroma: meanOf(3),
      separation: regions ? measureSeparation(image, regions) : null,
    },
  }
}

type Tones = {
  /** By luminance and largest channel, 0–255. */
  histogram: Uint32Array
  brightest: Uint32Array
  count: number
  white: number
  /** Sums of L*, a*, b* and chroma, and their count. */
  labs: Float64Array
  colors: number
  /** Gray, then hue sectors. */
  tints: Uint32Array
}

function countTones(image: Rgb, luminance: Luminance, regions: Regions | null, ground: Ground): Tones {
  const tones: Tones = {
    histogram: new Uint32Array(256),
    brightest: new Uint32Array(256),
    count: 0,
    white: 0,
    labs: new Float64Array(4),
    colors: 0,
    tints: new Uint32Array(1 + SECTORS),
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

/** A darkest channel from `ends` on is white ground. */
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
  const chroma = Math.sqrt(a * a + b * b)
  labs[3] = (labs[3] ?? 0) + chroma
  tones.colors += 1
  if (l < DARKEST_TINT) return
  const sector = Math.floor(((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * SECTORS)
  const tint = chroma < GRAY * l ? 0 : 1 + sector
  tones.tints[tint] = (tones.tints[tint] ?? 0) + 1
}

/** Excludes the top tint with its neighbor. */
function otherTints({ tints }: Tones): number {
  const [gray = 0, ...sectors] = tints
  const all = sectors.reduce((sum, count) => sum + count, gray)
  const pair = (at: number) =>
    (sectors[at] ?? 0) + Math.max(sectors.at(at - 1) ?? 0, sectors[(at + 1) % SECTORS] ?? 0)
  const main = Math.max(gray, ...sectors.map((_, at) => pair(at)))
  return all > 0 ? 1 - main / all : 0
}

/** Brighter pixels may be ground behind the product. */
const GROUND_WHITE = 250
/** Common in overexposure, absent in holes. */
const NEARLY_BLOWN = [232, 249] as const
/** Ratio in overexposed photographs. */
const BLOWN_PER_NEARLY = 2

/** Counts white only as far as tones lead up to it. Otherwise it is ground or a print. */
function surelyBlown(histogram: Uint32Array, count: number, white: number): number {
  const total = Math.max(1, count + white)
  const blown = histogram.subarray(Math.ceil(BLOWN * 255)).reduce((sum, value) => sum + value, white)
  const nearly = histogram.subarray(...NEARLY_BLOWN).reduce((sum, value) => sum + value, 0)
  return Math.min(blown, BLOWN_PER_NEARLY * nearly) / total
}

/** Level of a clipped channel, and of a second one. */
const CLIPPED = 254
const ALSO_CLIPPED = 250
/** Above noise, below edges. */
const SHADED = { from: 2, to: 24 }
/** Flat red prints are not shaded. */
const MIN_SHADED = 0.05
/** In good light, oranges clip only red and lemons keep blue low. */
const MIN_TWO_CLIPPED = 0.02
const RISEN = 40

/** Requires a clipped channel whose others follow shading. 0 for flat prints or one bright color. */
function washedOut(image: Rgb, regions: Regions | null, ground: Ground): number {
  const { width, height, columns, rows } = regions ?? pointsOf(image)
  const ends = regions && ground.isWhite ? GROUND_WHITE : Infinity
  let [count, clipped, shaded, twice] = [0, 0, 0, 0]
  for (let y = 0, point = 0; y < height; y++) {
    for (let x = 0; x < width; x++, point++) {
      if (regions?.product[point] === 0) continue
      const pixel = (rows[y] ?? 0) + (columns[x] ?? 0)
      const [low, middle, high] = sortedChannels(image, pixel)
      if (low >= ends) continue
      count += 1
      if (high < CLIPPED) continue
      clipped += 1
      if (middle >= ALSO_CLIPPED && low >= RISEN) twice += 1
      const [nextLow, nextMiddle, nextHigh] = sortedChannels(image, pixel - 1)
      const step = Math.abs(middle - nextMiddle) + Math.abs(low - nextLow)
      if (nextHigh >= CLIPPED && step >= SHADED.from && step <= SHADED.to) shaded += 1
    }
  }
  const share = (of: number) => of / Math.max(1, count)
  const isSure = share(shaded) >= MIN_SHADED && share(twice) >= MIN_TWO_CLIPPED
  return isSure ? share(clipped) : 0
}

function sortedChannels(image: Rgb, pixel: number): [low: number, middle: number, high: number] {
  const { data } = image
  const low = darkestChannel(image, pixel)
  const high = lightestChannel(image, pixel)
  return [
    low,
    (data[3 * pixel] ?? 0) + (data[3 * pixel + 1] ?? 0) + (data[3 * pixel + 2] ?? 0) - low - high,
    high,
  ]
}

/** Compares both sides of the rim: contrast makes outlines readable on small screens. */
function measureSeparation(image: Rgb, regions: Regions): number | null {
  const { width, height } = regions
  const reach = RIM * Math.max(image.width, image.height)
  const reachX = Math.max(1, Math.ceil((reach * width) / image.width))
  const reachY = Math.max(1, Math.ceil((reach * height) / image.height))
  const total = { sum: 0, count: 0 }
  for (let y = reachY; y < height - reachY; y++) compareRow(image, regions, y, { reachX, reachY }, total)
  return total.count > 0 ? total.sum / total.count : null
}

type Total = { sum: number; count: number }

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
