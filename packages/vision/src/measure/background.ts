import type { BackgroundFacts } from '@endcap/scoring'
import type { Plane, Rgb } from '../raster.ts'
import type { Regions } from './regions.ts'

/** Minimum share of the frame that must be background to judge it. */
const MIN_AREA = 0.02
const NEAR_WHITE = 245
const EDGE_STEP = 0.06

/** Measures the background. Returns null if there is too little of it to judge. */
export function measureBackground(image: Rgb, luminance: Plane, regions: Regions): BackgroundFacts | null {
  const { data, width, height } = image
  const pixels = width * height
  if (regions.backgroundCount < MIN_AREA * pixels) return null
  let offWhite = 0
  let sum = 0
  let squares = 0
  let edges = 0
  for (let pixel = 0; pixel < pixels; pixel++) {
    if (regions.background[pixel] === 0) continue
    offWhite += 255 - darkestChannel(data, pixel)
    const value = luminance.data[pixel] ?? 0
    sum += value
    squares += value * value
    const right = pixel % width < width - 1 ? (luminance.data[pixel + 1] ?? 0) - value : 0
    const below = pixel + width < pixels ? (luminance.data[pixel + width] ?? 0) - value : 0
    if (right * right + below * below > EDGE_STEP * EDGE_STEP) edges += 1
  }
  const count = regions.backgroundCount
  return {
    area: count / pixels,
    offWhite: offWhite / count / 255,
    unevenness: Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)),
    clutter: edges / count,
    whiteBorder: whiteBorder(image),
  }
}

function darkestChannel(data: Uint8Array, pixel: number): number {
  return Math.min(data[3 * pixel] ?? 0, data[3 * pixel + 1] ?? 0, data[3 * pixel + 2] ?? 0)
}

function whiteBorder({ data, width, height }: Rgb): number {
  let white = 0
  let total = 0
  const count = (x: number, y: number) => {
    total += 1
    if (darkestChannel(data, y * width + x) >= NEAR_WHITE) white += 1
  }
  for (let x = 0; x < width; x++) {
    count(x, 0)
    count(x, height - 1)
  }
  for (let y = 0; y < height; y++) {
    count(0, y)
    count(width - 1, y)
  }
  return white / total
}
