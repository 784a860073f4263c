import type { Plane } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'
import { meanOver, takeParts } from './holes.ts'

/** Tells whether something is at a point in shares of the frame. */
export type IsAt = (x: number, y: number) => boolean

/** Share of the product in a cell's surroundings below which there is none. */
export const NONE = 1e-4
/** Alpha from which a cell is product. */
const OPAQUE = 0.9
/** Maximum difference (0–255) of a hole from the ground around the product. */
const SAME = 3

export type Ground = readonly [red: number, green: number, blue: number]

type Color = readonly number[]

/** Returns the color of a cell. */
export const colorAt = (cells: readonly Plane[], at: number): Color => cells.map(({ data }) => data[at] ?? 0)

/** Returns the light of a color relative to the ground. */
export const lightOn = (color: Color, ground: Ground): number =>
  color.reduce((sum, value) => sum + value, 0) / (ground[0] + ground[1] + ground[2])

/** Returns whether a color differs from the ground in that light by at most `limit` (0–255) in each channel. */
export const hasTint = (color: Color, light: number, ground: Ground, limit: number): boolean =>
  color.every((value, channel) => Math.abs(value - light * (ground[channel] ?? 0)) <= limit)

/** Returns the median color of the ground. */
export function groundColour(cells: readonly Plane[], near: Plane): Ground {
  const outside: number[] = []
  near.data.forEach((share, at) => {
    if (share < NONE) outside.push(at)
  })
  const middle = (plane: Plane | undefined) => {
    const values = new Float32Array(outside.length)
    outside.forEach((at, index) => {
      values[index] = plane?.data[at] ?? 0
    })
    return values.length === 0 ? 255 : nthSmallest(values, values.length >> 1)
  }
  return [middle(cells[0]), middle(cells[1]), middle(cells[2])]
}

/** Returns the value with `rank` smaller ones, and reorders the values (quickselect, Hoare 1961). */
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

/** Mean mask value (0–1) from which a part with the color of a ground that is not white is the product's. */
const PRINT = 0.993
/**
 * Minimum darkest channel of a white ground, where print must be surer and have at least this share of the product.
 * The mask fills small holes, such as loops of shoes.
 */
const WHITE = 250
const PRINT_ON_WHITE = { mask: 0.997, area: 0.004 } as const
/** Maximum mean difference (0–255) of a highlight's surroundings from the ground. Holes have sharp edges. */
const HIGHLIGHT = 20

/**
 * Returns the number of cells of the largest connected part that may be a hole: the ground's color, no text,
 * no highlight, and no print.
 */
export function largestHole(
  cells: readonly Plane[],
  { data, width, height }: Plane,
  ground: Ground,
  mask: Plane,
  isText: IsAt,
): number {
  const differences = differencesFrom(ground, cells)
  const isSame = data.map((share, at) => (share > OPAQUE && (differences[at] ?? 0) <= SAME ? 1 : 0))
  const area = data.reduce((sum, value) => sum + value, 0)
  const isWhite = ground.every((value) => value >= WHITE)
  const print = isWhite ? PRINT_ON_WHITE : { mask: PRINT, area: 0 }
  const isPrint = (part: number[]) => part.length >= print.area * area && meanOver(part, mask) >= print.mask
  const hasText = (part: number[]) =>
    part.some((at) => isText(((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height))
  const isHighlight = (part: number[]) => isWhite && surroundings(part, differences, width) < HIGHLIGHT
  return largestOf(
    takeParts(isSame, width, height).filter((part) => !isPrint(part) && !hasText(part) && !isHighlight(part)),
  )
}

/** Returns the largest channel difference of each cell from the ground. */
function differencesFrom(ground: Ground, cells: readonly Plane[]): Float32Array {
  const out = new Float32Array(cells[0]?.data.length ?? 0)
  cells.forEach(({ data }, channel) => {
    const value = ground[channel] ?? 0
    for (let at = 0; at < out.length; at++)
      out[at] = Math.max(out[at] ?? 0, Math.abs((data[at] ?? 0) - value))
  })
  return out
}

/** Returns the mean difference from the ground of the cells two beside a part. */
function surroundings(part: readonly number[], differences: Float32Array, width: number): number {
  const inside = new Set(part)
  const beside = new Set(part.flatMap((at) => [at - 2, at + 2, at - 2 * width, at + 2 * width]))
  const around = [...beside].filter((at) => !inside.has(at))
  return around.reduce((sum, at) => sum + (differences[at] ?? 0), 0) / Math.max(1, around.length)
}

const largestOf = (parts: readonly number[][]): number =>
  parts.reduce((most, { length }) => Math.max(most, length), 0)

/** Light of remains relative to the ground, and their maximum channel difference (0–255) from its tint. */
const [DARKEST, BRIGHTEST, REMAINS_TINT] = [0.8, 1.02, 6]
/** Share of the product from which it has the ground's color itself, so that remains cannot be told. */
const OWN_COLOUR = 0.04
/** Share of a part's cells at the outline below which it is print if the mask is sure of it. */
const ALONG = 0.5

/** Returns the number of cells of the largest part at the outline that looks like ground, in a product that does not. */
export function largestRemains(
  cells: readonly Plane[],
  { data, width, height }: Plane,
  ground: Ground,
  mask: Plane,
  area: number,
): number {
  const near = boxMean(data, width, height, 2)
  const marks = data.map((share, at) => {
    if (share < OPAQUE) return 0
    const color = colorAt(cells, at)
    const light = lightOn(color, ground)
    if (light < DARKEST || light > BRIGHTEST) return 0
    return Number(hasTint(color, light, ground, REMAINS_TINT))
  })
  if (marks.reduce((sum, mark) => sum + mark, 0) > OWN_COLOUR * area) return 0
  const isAtOutline = (at: number) => (near[at] ?? 0) < 0.9
  const isPrint = (part: number[]) =>
    part.filter(isAtOutline).length < ALONG * part.length && meanOver(part, mask) >= PRINT
  return largestOf(takeParts(marks, width, height).filter((part) => part.some(isAtOutline) && !isPrint(part)))
}

/** Minimum chroma of a ground by which its remains can be recognized, relative to its light. */
const LEAST_CHROMA = 0.1

/** Counts cells with the ground's tint at any light of a shadow. */
export function tintedArea(cells: readonly Plane[], near: Plane, ground: Ground): number {
  const total = ground[0] + ground[1] + ground[2]
  const chroma = Math.max(...ground.map((value) => Math.abs((3 * value) / total - 1)))
  if (chroma < LEAST_CHROMA) return 0
  let count = 0
  near.data.forEach((share, at) => {
    if (share < 0.6) return
    const color = colorAt(cells, at)
    const light = lightOn(color, ground)
    if (light < 0.35 || light > 1.1) return
    if (hasTint(color, light, ground, (0.5 * chroma * light * total) / 3)) count += 1
  })
  return count
}
