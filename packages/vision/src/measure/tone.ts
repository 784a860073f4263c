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
  const histogram = new Uint32Array(256)
  const brightest = new Uint32Array(256)
  let white = 0
  const colors = new ColorMean()
  let count = 0
  const { width, height, columns, rows } = regions ?? pointsOf(image)
  for (let y = 0, point = 0; y < height; y++) {
    const row = rows[y] ?? 0
    for (let x = 0; x < width; x++, point++) {
      if (regions && regions.product[point] === 0) continue
      const pixel = row + (columns[x] ?? 0)
      if (regions && ground.isWhite && darkestChannel(image, pixel) >= GROUND_WHITE) {
        white += 1
        continue
      }
      const level = ((luminance.data[pixel] ?? 0) + 128) >> 8
      histogram[level] = (histogram[level] ?? 0) + 1
      const most = lightestChannel(image, pixel)
      brightest[most] = (brightest[most] ?? 0) + 1
      if (count++ % COLOR_STEP === 0) colors.add(labAt(image, pixel))
    }
  }
  const n = Math.max(1, count)
  return {
    meanLab: colors.mean(),
    tone: {
      medianLuminance: percentile(histogram, n, 0.5),
      range: percentile(histogram, n, 0.95) - percentile(histogram, n, 0.05),
      crushed: shareOfLevels(histogram, n, 0, Math.floor(CRUSHED * 255)),
      blown: surelyBlown(histogram, n, white),
      black: percentile(histogram, n, 0.01),
      highlight: percentile(brightest, n, 0.99),
      cast: measureCast(image, regions),
      chroma: colors.chroma(),
      separation: regions ? measureSeparation(image, regions) : null,
    },
  }
}

/** The mean of colors, and of their chroma. */
class ColorMean {
  #l = 0
  #a = 0
  #b = 0
  #chroma = 0
  #count = 0

  add([l, a, b]: Readonly<Lab>): void {
    this.#l += l
    this.#a += a
    this.#b += b
    this.#chroma += Math.sqrt(a * a + b * b)
    this.#count += 1
  }

  mean(): Lab {
    const n = Math.max(1, this.#count)
    return [this.#l / n, this.#a / n, this.#b / n]
  }

  chroma(): number {
    return this.#chroma / Math.max(1, this.#count)
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
function measureSeparation(
  image: Rgb,
  { width, height, columns, rows, product, background }: Regions,
): number | null {
  const reach = RIM * Math.max(image.width, image.height)
  const reachX = Math.max(1, Math.ceil((reach * width) / image.width))
  const reachY = Math.max(1, Math.ceil((reach * height) / image.height))
  const colorAt = (x: number, y: number) => labAt(image, (rows[y] ?? 0) + (columns[x] ?? 0))
  let sum = 0
  let count = 0
  const compare = (x: number, y: number, toX: number, toY: number) => {
    if (background[toY * width + toX] === 0) return
    sum += deltaE(colorAt(x, y), colorAt(toX, toY))
    count += 1
  }
  for (let y = reachY; y < height - reachY; y++) {
    for (let x = reachX; x < width - reachX; x++) {
      if (product[y * width + x] === 0) continue
      compare(x, y, x + reachX, y)
      compare(x, y, x - reachX, y)
      compare(x, y, x, y + reachY)
      compare(x, y, x, y - reachY)
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
