import { type Aligned, alignGrids } from './align-grids.ts'
import {
  blurred,
  channelOf,
  type Frame,
  type Grid,
  SKETCH_CELLS,
  SKETCH_SIDE,
  type Sketch,
  sampleCells,
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
/** Fine detail that is off by a part of a cell differs less after one of these moves, another word does not. */
const MOVES = [-1.2, -0.6, 0, 0.6, 1.2].map((cells) => cells / SKETCH_SIDE)
const WEIGHTS = [0.21, 0.72, 0.07]
/** Other pictures by `overall`, which no move brings close. */
const FAR = 16
/** A lower `local` needs no second look. */
const DOUBTFUL = 1.5

/** Compares two pictures where they overlap best, with or without white margins. */
export function compareSketches(one: Sketch, other: Sketch): SketchDifference {
  const whole = alignGrids(one.whole, other.whole)
  const trimmed = alignGrids(one.trimmed, other.trimmed)
  const compareWhole = () => compareAligned(one.whole, other.whole, whole)
  const compareTrimmed = () => compareAligned(one.trimmed, other.trimmed, trimmed)
  const isTrimmed = trimmed.distance < whole.distance
  const first = isTrimmed ? compareTrimmed() : compareWhole()
  if (first.overall > FAR || first.local < DOUBTFUL) return first
  // A hard edge that a shop's crop moves may fit only one way. Another word fits neither.
  const second = isTrimmed ? compareWhole() : compareTrimmed()
  return second.overall <= FAR && second.local < first.local ? second : first
}

function compareAligned(one: Grid, other: Grid, { frame }: Aligned): SketchDifference {
  const mine = WEIGHTS.map((_, channel) => blurred(channelOf(one, channel)))
  const others = mine.map((own, channel) => {
    const cells = blurred(channelOf(other, channel))
    const shift = shiftOf(own, sampleCells(cells, frame))
    return cells.map((value) => value + shift)
  })
  const theirs = sampleAll(others, mine, frame)
  const still = spotsOf(mine, theirs)
  const overall = at(still.toSorted(), OVERALL_SHARE)
  const spots = (overall > FAR ? still : nearestSpots(still, mine, others, frame)).toSorted()
  return {
    overall,
    local: (spots.at(-1) ?? 0) / (NOISE + at(spots, OVERALL_SHARE)),
    structure: correlation(edges(lightOf(mine)), edges(lightOf(theirs))),
    aspect: Math.max(one.aspect, other.aspect) / Math.min(one.aspect, other.aspect),
  }
}

const at = (sorted: Float32Array, share: number): number => sorted[Math.floor(SKETCH_CELLS * share)] ?? 0

type Channels = readonly Float32Array[]

/** Samples the other picture. What is outside of it does not differ. */
const sampleAll = (others: Channels, mine: Channels, frame: Frame): Float32Array[] =>
  others.map((cells, channel) =>
    Float32Array.from(sampleCells(cells, frame), (value, cell) => value ?? mine[channel]?.[cell] ?? 0),
  )

/** Returns the largest difference of the channels around each cell. */
function spotsOf(mine: Channels, theirs: Channels): Float32Array {
  const largest = new Float32Array(SKETCH_CELLS)
  for (const [channel, own] of mine.entries())
    for (let cell = 0; cell < SKETCH_CELLS; cell++)
      largest[cell] = Math.max(
        largest[cell] ?? 0,
        Math.abs((own[cell] ?? 0) - (theirs[channel]?.[cell] ?? 0)),
      )
  return blurred(largest)
}

/** Returns the difference around each cell after the move that makes it smallest. */
function nearestSpots(
  still: Float32Array,
  mine: Channels,
  others: Channels,
  { left, top, right, bottom }: Frame,
): Float32Array {
  const nearest = still.slice()
  for (const down of MOVES)
    for (const across of MOVES) {
      const frame = { left: left + across, right: right + across, top: top + down, bottom: bottom + down }
      for (const [cell, spot] of spotsOf(mine, sampleAll(others, mine, frame)).entries())
        nearest[cell] = Math.min(nearest[cell] ?? 0, spot)
    }
  return nearest
}

const lightOf = (channels: Channels): Float32Array =>
  new Float32Array(SKETCH_CELLS).map((_, cell) =>
    channels.reduce((sum, each, channel) => sum + (WEIGHTS[channel] ?? 0) * (each[cell] ?? 0), 0),
  )

/** Returns the common shift of a channel. */
function shiftOf(own: Float32Array, seen: readonly (number | null)[]): number {
  const differences = seen
    .flatMap((value, cell) => (value === null ? [] : [(own[cell] ?? 0) - value]))
    .toSorted((one, other) => one - other)
  const median = differences[differences.length >> 1] ?? 0
  return Math.min(LARGEST_SHIFT, Math.max(-LARGEST_SHIFT, median))
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
