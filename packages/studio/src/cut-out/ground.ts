import type { Plane, Rgb } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'
import { cellMeans } from '../sampling.ts'
import type { Trimap } from './trimap.ts'

/**
 * The old ground: its color at each cell (0–255 per channel), the photo's own color there, the maximum deviation of
 * the ground's pixels, and whether the frame contains nothing else, so that every other pixel may be product.
 */
export type Ground = { colour: Plane[]; cells: Plane[]; tolerance: number; isClean: boolean }

/** Weights by distance: nearby ground counts most, and farther ground fills in where none is near. Radii in cells. */
const SCALES = [
  { radius: 6, weight: 1 },
  { radius: 20, weight: 1e-3 },
  { radius: 80, weight: 1e-6 },
  { radius: 320, weight: 1e-9 },
]
/** Scales at which a shadow on the ground has no effect. */
const WIDE = SCALES.filter(({ radius }) => radius >= 80)
/** Deviation from the wide surroundings (0–255) at which a cell has half weight, because it may be a shadow. */
const STRAY = 6
/** Maximum deviation of even ground, and the share of known ground that must be even. */
const EVEN_STRAY = 15
const EVEN_SHARE = 0.75
const CLEAN_SHARE = 0.93
/** Share of known ground pixels that the tolerance covers, and the bounds of the tolerance (0–255). */
const COVERED = 0.75
const MOST_TOLERANCE = 16
const LEAST_TOLERANCE = 4
const MARGIN = 2

/**
 * Estimates the color of the ground behind the product from its surroundings (normalized convolution,
 * Knutsson & Westin 1993). Returns null if no ground is known or the ground is uneven.
 */
export function evenGround(image: Rgb, { outside }: Trimap): Ground | null {
  const { width, height } = outside
  if (!outside.data.includes(1)) return null
  const cells = cellMeans(image, width, height)
  const wide = fillIn(cells, outside.data, WIDE)
  const strays = difference(cells, wide)
  const known = outside.data.reduce((sum, value) => sum + value, 0)
  const even = strays.filter((stray, at) => outside.data[at] === 1 && stray < EVEN_STRAY).length
  if (even < EVEN_SHARE * known) return null
  const weights = outside.data.map((value, at) => value / (1 + ((strays[at] ?? 0) / STRAY) ** 4))
  const colour = fillIn(cells, weights, SCALES)
  const covering = quantile(deviations(image, colour, outside), COVERED)
  if (covering + MARGIN > MOST_TOLERANCE) return null
  return {
    colour,
    cells,
    tolerance: Math.max(LEAST_TOLERANCE, covering + MARGIN),
    isClean: even >= CLEAN_SHARE * known,
  }
}

/** Returns the mean absolute difference over the channels of each cell, 0–255. */
function difference(cells: readonly Plane[], others: readonly Plane[]): Float32Array {
  const sum = new Float32Array(cells[0]?.data.length ?? 0)
  cells.forEach(({ data }, channel) => {
    const other = others[channel]?.data ?? data
    for (let at = 0; at < sum.length; at++)
      sum[at] = (sum[at] ?? 0) + Math.abs((data[at] ?? 0) - (other[at] ?? 0)) / 3
  })
  return sum
}

function fillIn(planes: readonly Plane[], weights: Float32Array, scales: typeof SCALES): Plane[] {
  const { width, height } = planes[0] ?? { width: 0, height: 0 }
  const counts = scales.map(({ radius }) => boxMean(weights, width, height, radius))
  const total = weightedSum(counts, scales)
  return planes.map(({ data }) => {
    const weighted = new Float32Array(data.length)
    for (let at = 0; at < data.length; at++) weighted[at] = (data[at] ?? 0) * (weights[at] ?? 0)
    const sum = weightedSum(
      scales.map(({ radius }) => boxMean(weighted, width, height, radius)),
      scales,
    )
    const out = new Float32Array(data.length)
    for (let at = 0; at < out.length; at++) out[at] = (sum[at] ?? 0) / (total[at] || 1)
    return { data: out, width, height }
  })
}

function weightedSum(values: readonly Float32Array[], scales: typeof SCALES): Float64Array {
  const sum = new Float64Array(values[0]?.length ?? 0)
  scales.forEach(({ weight }, scale) => {
    const addends = values[scale] ?? new Float32Array(0)
    for (let at = 0; at < addends.length; at++) sum[at] = (sum[at] ?? 0) + weight * (addends[at] ?? 0)
  })
  return sum
}

/** Returns, for one pixel of each known ground cell, the largest channel difference from the ground, 0–255. */
function deviations(image: Rgb, colour: readonly Plane[], outside: Plane): number[] {
  const found: number[] = []
  outside.data.forEach((known, cell) => {
    if (known !== 1) return
    const x = Math.floor((((cell % outside.width) + 0.5) * image.width) / outside.width)
    const y = Math.floor(((Math.floor(cell / outside.width) + 0.5) * image.height) / outside.height)
    const at = 3 * (y * image.width + x)
    let most = 0
    for (let channel = 0; channel < 3; channel++)
      most = Math.max(most, Math.abs((image.data[at + channel] ?? 0) - (colour[channel]?.data[cell] ?? 0)))
    found.push(most)
  })
  return found
}

const quantile = (values: number[], share: number): number =>
  Float32Array.from(values).toSorted()[Math.floor(share * (values.length - 1))] ?? 0
