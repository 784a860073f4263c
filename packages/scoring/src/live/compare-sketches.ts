import { type Aligned, alignGrids } from './align-grids.ts'
import {
  blurred,
  channelOf,
  type Grid,
  SKETCH_CELLS,
  SKETCH_SIDE,
  type Sketch,
  sampleChannel,
} from './sketch.ts'

export type SketchDifference = {
  /** Difference that a tenth of the picture exceeds, 0–255. High after a change of colors. */
  overall: number
  /** Largest difference of a spot compared with `overall`. High after a change of a word. */
  local: number
  /** Correlation of edges, −1 to 1. High where the layout stays. */
  structure: number
  /** Ratio of the shapes, at least 1. */
  aspect: number
}

/** Conversions between color profiles shift all colors a little. */
const LARGEST_SHIFT = 8
/** Recompression differs by this much at edges. */
const NOISE = 4
const OVERALL_SHARE = 0.9

/** Compares two pictures where they overlap best, with or without white margins. */
export function compareSketches(one: Sketch, other: Sketch): SketchDifference {
  const [first, second] = [one.whole, other.whole]
  const whole = alignGrids(first, second)
  const trimmed = alignGrids(one.trimmed, other.trimmed)
  return trimmed.distance < whole.distance
    ? compareAligned(one.trimmed, other.trimmed, trimmed)
    : compareAligned(first, second, whole)
}

function compareAligned(one: Grid, other: Grid, { frame }: Aligned): SketchDifference {
  const largest = new Float32Array(SKETCH_CELLS)
  const light: [Float32Array, Float32Array] = [new Float32Array(SKETCH_CELLS), new Float32Array(SKETCH_CELLS)]
  for (const [channel, weight] of [0.21, 0.72, 0.07].entries()) {
    const own = channelOf(one, channel)
    const seen = withoutShift(own, sampleChannel(other, frame, channel))
    const [mine, theirs] = [blurred(own), blurred(seen)]
    for (let cell = 0; cell < SKETCH_CELLS; cell++) {
      const [a, b] = [mine[cell] ?? 0, theirs[cell] ?? 0]
      largest[cell] = Math.max(largest[cell] ?? 0, Math.abs(a - b))
      light[0][cell] = (light[0][cell] ?? 0) + weight * a
      light[1][cell] = (light[1][cell] ?? 0) + weight * b
    }
  }
  const spots = blurred(largest).toSorted()
  const overall = spots[Math.floor(SKETCH_CELLS * OVERALL_SHARE)] ?? 0
  return {
    overall,
    local: (spots.at(-1) ?? 0) / (NOISE + overall),
    structure: correlation(edges(light[0]), edges(light[1])),
    aspect: Math.max(one.aspect, other.aspect) / Math.min(one.aspect, other.aspect),
  }
}

/** Removes a common shift of a channel, and the difference outside of the other picture. */
function withoutShift(own: Float32Array, seen: readonly (number | null)[]): Float32Array {
  const differences = seen
    .flatMap((value, cell) => (value === null ? [] : [(own[cell] ?? 0) - value]))
    .toSorted((one, other) => one - other)
  const median = differences[differences.length >> 1] ?? 0
  const shift = Math.min(LARGEST_SHIFT, Math.max(-LARGEST_SHIFT, median))
  return Float32Array.from(seen, (value, cell) => (value === null ? (own[cell] ?? 0) : value + shift))
}

/** Returns differences to the right and downward neighbors. */
function edges(cells: Float32Array): Float32Array {
  const out = new Float32Array(2 * SKETCH_CELLS)
  for (let cell = 0; cell < SKETCH_CELLS - SKETCH_SIDE; cell++) {
    if (cell % SKETCH_SIDE === SKETCH_SIDE - 1) continue
    out[2 * cell] = (cells[cell + 1] ?? 0) - (cells[cell] ?? 0)
    out[2 * cell + 1] = (cells[cell + SKETCH_SIDE] ?? 0) - (cells[cell] ?? 0)
  }
  return out
}

/** Returns 1 for two pictures without edges. */
function correlation(one: Float32Array, other: Float32Array): number {
  let [both, ones, others] = [0, 0, 0]
  for (let index = 0; index < one.length; index++) {
    const [a, b] = [one[index] ?? 0, other[index] ?? 0]
    both += a * b
    ones += a * a
    others += b * b
  }
  if (ones < 1 && others < 1) return 1
  return ones < 1 || others < 1 ? 0 : both / Math.sqrt(ones * others)
}
