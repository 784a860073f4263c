import type { Plane, Rgb } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'
import { cellMeans } from '../sampling.ts'
import type { Trimap } from './trimap.ts'

/**
 * The old ground's color per cell (0–255), the photo's color there, the ground's maximum deviation, and true
 * if the frame has nothing else, so all other pixels may be product.
 */
export type Ground = { color: Plane[]; cells: Plane[]; tolerance: number; isClean: boolean }

/** Far ground fills gaps of near ground (radii in cells). */
const SCALES = [
  { radius: 6, weight: 1 },
  { radius: 20, weight: 1e-3 },
  { radius: 80, weight: 1e-6 },
  { radius: 320, weight: 1e-9 },
]
/** Too wide for a shadow to matter. */
const WIDE = SCALES.filter(({ radius }) => radius >= 80)
/** Deviation (0–255) from wide surroundings that halves a cell's weight, as a possible shadow. */
const STRAY = 6
/** Maximum deviation of even ground, and the share that must be even. */
const EVEN_STRAY = 15
const EVEN_SHARE = 0.75
const CLEAN_SHARE = 0.93
/** Covered share of ground, and bounds (0–255). */
const COVERED = 0.75
const MOST_TOLERANCE = 16
const LEAST_TOLERANCE = 4
const MARGIN = 2

/** Estimates hidden ground (normalized convolution, Knutsson & Westin 1993). Null if unknown or uneven. */
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
  const color = fillIn(cells, weights, SCALES)
  const covering = quantile(deviations(image, color, outside), COVERED)
  if (covering + MARGIN > MOST_TOLERANCE) return null
  return {
    color,
    cells,
    tolerance: Math.max(LEAST_TOLERANCE, covering + MARGIN),
    isClean: even >= CLEAN_SHARE * known,
  }
}

function difference(cells: readonly Plane[], others: readonly Plane[]): Float32Array {
  const sum = new Float32Array(cells[0]?.data.length ?? 0)
  for (const [channel, { data }] of cells.entries()) addDifference(sum, data, others[channel]?.data ?? data)
  return sum
}

function addDifference(sum: Float32Array, one: Float32Array, other: Float32Array): void {
  for (let at = 0; at < sum.length; at++)
    sum[at] = (sum[at] ?? 0) + Math.abs((one[at] ?? 0) - (other[at] ?? 0)) / 3
}

function fillIn(planes: readonly Plane[], weights: Float32Array, scales: typeof SCALES): Plane[] {
  const { width, height } = planes[0] ?? { width: 0, height: 0 }
  const counts = scales.map(({ radius }) => boxMean(weights, width, height, radius))
  const total = weightedSum(counts, scales)
  return planes.map(({ data }) => {
    const weighted = product(data, weights)
    const sums = scales.map(({ radius }) => boxMean(weighted, width, height, radius))
    return { data: quotient(weightedSum(sums, scales), total), width, height }
  })
}

function product(one: Float32Array, other: Float32Array): Float32Array {
  const out = new Float32Array(one.length)
  for (let at = 0; at < out.length; at++) out[at] = (one[at] ?? 0) * (other[at] ?? 0)
  return out
}

function quotient(sums: Float64Array, total: Float64Array): Float32Array {
  const out = new Float32Array(sums.length)
  for (let at = 0; at < out.length; at++) out[at] = (sums[at] ?? 0) / (total[at] || 1)
  return out
}

function weightedSum(values: readonly Float32Array[], scales: typeof SCALES): Float64Array {
  const sum = new Float64Array(values[0]?.length ?? 0)
  scales.forEach(({ weight }, scale) => {
    const addends = values[scale]
    if (addends) add(sum, addends, weight)
  })
  return sum
}

function add(sum: Float64Array, addends: Float32Array, weight: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (addends[at] ?? 0)
}

/** Takes one pixel per cell, 0–255. */
function deviations(image: Rgb, color: readonly Plane[], outside: Plane): Float32Array {
  const { data, width, height } = outside
  const found = new Float32Array(data.length)
  let count = 0
  for (let cell = 0; cell < data.length; cell++) {
    if (data[cell] !== 1) continue
    const x = Math.floor((((cell % width) + 0.5) * image.width) / width)
    const y = Math.floor(((Math.floor(cell / width) + 0.5) * image.height) / height)
    const at = 3 * (y * image.width + x)
    let most = 0
    for (let channel = 0; channel < 3; channel++)
      most = Math.max(most, Math.abs((image.data[at + channel] ?? 0) - (color[channel]?.data[cell] ?? 0)))
    found[count++] = most
  }
  return found.slice(0, count)
}

const quantile = (values: Float32Array, share: number): number =>
  values.toSorted()[Math.floor(share * (values.length - 1))] ?? 0
