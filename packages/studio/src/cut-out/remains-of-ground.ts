import type { Plane } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'
import { meanOver, takeParts } from './holes.ts'

/** Takes a point in shares of the frame. */
export type IsAt = (x: number, y: number) => boolean

/** Counts as no product. */
export const NONE = 1e-4
/** Alpha of product. */
const OPAQUE = 0.9
/** Maximum difference (0–255) of a hole from the ground around the product. */
const SAME = 3

type Color = readonly [red: number, green: number, blue: number]
export type Ground = Color

/** Returns the color of a pixel, 0–1 per channel. */
export const colorAt = ([red, green, blue]: readonly Plane[], at: number): Color => [
  red?.data[at] ?? 0,
  green?.data[at] ?? 0,
  blue?.data[at] ?? 0,
]

/** Returns light relative to the ground. */
export const lightOn = (color: Color, ground: Ground): number =>
  (color[0] + color[1] + color[2]) / (ground[0] + ground[1] + ground[2])

/** Allows `limit` (0–255) per channel. */
export const hasTint = (color: Color, light: number, ground: Ground, limit: number): boolean =>
  Math.abs(color[0] - light * ground[0]) <= limit &&
  Math.abs(color[1] - light * ground[1]) <= limit &&
  Math.abs(color[2] - light * ground[2]) <= limit

/** Takes the median. */
export function groundColor(cells: readonly Plane[], near: Plane): Ground {
  const middle = (plane = near) => medianOutside(plane.data, near.data)
  return [middle(cells[0]), middle(cells[1]), middle(cells[2])]
}

function medianOutside(values: Float32Array, near: Float32Array): number {
  const outside = new Float32Array(values.length)
  let count = 0
  for (let at = 0; at < values.length; at++) if ((near[at] ?? 0) < NONE) outside[count++] = values[at] ?? 0
  return count === 0 ? 255 : nthSmallest(outside.subarray(0, count), count >> 1)
}

/** Reorders the values (quickselect, Hoare 1961). */
function nthSmallest(values: Float32Array, rank: number): number {
  let [left, right] = [0, values.length - 1]
  while (left < right) {
    const pivot = values[(left + right) >> 1] ?? 0
    let [low, high] = [left, right]
    while (low <= high) {
      while ((values[low] ?? 0) < pivot) low += 1
      while ((values[high] ?? 0) > pivot) high -= 1
      if (low > high) break
      const value = values[low] ?? 0
      values[low] = values[high] ?? 0
      values[high] = value
      low += 1
      high -= 1
    }
    if (rank <= high) right = high
    else if (rank >= low) left = low
    else break
  }
  return values[rank] ?? 0
}

/** Mean mask value (0–1) that makes ground-colored parts product, if the ground is not white. */
const PRINT = 0.993
/**
 * Darkest channel of white ground, where print must be more certain and at least this share of the product.
 * The mask fills small holes, such as shoe loops.
 */
const WHITE = 250
const PRINT_ON_WHITE = { mask: 0.997, area: 0.004 } as const
/** Holes have sharp edges (0–255). */
const HIGHLIGHT = 20

/** Counts cells of the largest ground-colored part that is not text, highlight or print. */
export function largestHole(
  cells: readonly Plane[],
  { data, width, height }: Plane,
  ground: Ground,
  mask: Plane,
  isText: IsAt,
): number {
  const differences = differencesFrom(ground, cells)
  const isSame = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at++)
    isSame[at] = (data[at] ?? 0) > OPAQUE && (differences[at] ?? 0) <= SAME ? 1 : 0
  const area = data.reduce((sum, value) => sum + value, 0)
  const isWhite = ground.every((value) => value >= WHITE)
  const print = isWhite ? PRINT_ON_WHITE : { mask: PRINT, area: 0 }
  const isPrint = (part: Int32Array) => part.length >= print.area * area && meanOver(part, mask) >= print.mask
  const hasText = (part: Int32Array) =>
    part.some((at) => isText(((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height))
  const isHighlight = (part: Int32Array) => isWhite && surroundings(part, differences, width) < HIGHLIGHT
  return largestOf(
    takeParts(isSame, width, height).filter((part) => !isPrint(part) && !hasText(part) && !isHighlight(part)),
  )
}

/** Returns 0–255 per cell. */
export function differencesFrom(ground: Ground, cells: readonly Plane[]): Float32Array {
  const out = new Float32Array(cells[0]?.data.length ?? 0)
  for (const [channel, { data }] of cells.entries()) raise(out, data, ground[channel] ?? 0)
  return out
}

function raise(differences: Float32Array, channel: Float32Array, value: number): void {
  for (let at = 0; at < differences.length; at++)
    differences[at] = Math.max(differences[at] ?? 0, Math.abs((channel[at] ?? 0) - value))
}

/** Averages cells two away from a part. */
function surroundings(part: Int32Array, differences: Float32Array, width: number): number {
  const inside = new Set(part)
  const beside = new Set(Array.from(part).flatMap((at) => [at - 2, at + 2, at - 2 * width, at + 2 * width]))
  const around = [...beside].filter((at) => !inside.has(at))
  return around.reduce((sum, at) => sum + (differences[at] ?? 0), 0) / Math.max(1, around.length)
}

const largestOf = (parts: readonly Int32Array[]): number =>
  parts.reduce((most, { length }) => Math.max(most, length), 0)

/** Light of remains relative to ground, and maximum difference (0–255) from its tint. */
const [DARKEST, BRIGHTEST, REMAINS_TINT] = [0.8, 1.02, 6]
/** Ground-colored share of a product that makes remains undetectable. */
const OWN_COLOR = 0.04
/** Below it, a certain part is print. */
const ALONG = 0.5

/** Counts cells of the largest ground-like part at the outline, unless the product is ground-like too. */
export function largestRemains(
  cells: readonly Plane[],
  { data, width, height }: Plane,
  ground: Ground,
  mask: Plane,
  area: number,
): number {
  const near = boxMean(data, width, height, 2)
  const marks = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at++) {
    if ((data[at] ?? 0) < OPAQUE) continue
    const color = colorAt(cells, at)
    const light = lightOn(color, ground)
    if (light < DARKEST || light > BRIGHTEST) continue
    marks[at] = Number(hasTint(color, light, ground, REMAINS_TINT))
  }
  if (marks.reduce((sum, mark) => sum + mark, 0) > OWN_COLOR * area) return 0
  const isAtOutline = (at: number) => (near[at] ?? 0) < 0.9
  const isPrint = (part: Int32Array) =>
    part.filter(isAtOutline).length < ALONG * part.length && meanOver(part, mask) >= PRINT
  return largestOf(takeParts(marks, width, height).filter((part) => part.some(isAtOutline) && !isPrint(part)))
}

/** Relative to light. */
const LEAST_CHROMA = 0.1

/** Accepts any light of a shadow. */
export function tintedArea(cells: readonly Plane[], near: Plane, ground: Ground): number {
  const total = ground[0] + ground[1] + ground[2]
  const chroma = Math.max(...ground.map((value) => Math.abs((3 * value) / total - 1)))
  if (chroma < LEAST_CHROMA) return 0
  let count = 0
  for (let at = 0; at < near.data.length; at++) {
    if ((near.data[at] ?? 0) < 0.6) continue
    const color = colorAt(cells, at)
    const light = lightOn(color, ground)
    if (light < 0.35 || light > 1.1) continue
    if (hasTint(color, light, ground, (0.5 * chroma * light * total) / 3)) count += 1
  }
  return count
}
