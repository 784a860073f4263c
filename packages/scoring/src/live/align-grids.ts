import {
  blurred,
  channelOf,
  type Frame,
  type Grid,
  mixed,
  SKETCH_CELLS,
  SKETCH_SIDE,
  samplePlaces,
} from './sketch.ts'

const WHOLE: Frame = { left: 0, top: 0, right: 1, bottom: 1 }
/** Shops pad, trim and crop by a few percent of a side. */
const LARGEST_TRIM = 0.08
/** First roughly, by every fourth cell of both directions. */
const SEARCH = [
  { step: 0.04, stride: 4 },
  { step: 0.02, stride: 4 },
  { step: 0.01, stride: 2 },
  { step: 0.005, stride: 2 },
  { step: 0.0025, stride: 2 },
]

/** Other pictures, which no step brings close. */
const FAR = 30

export type Aligned = {
  frame: Frame
  /** Mean difference of channels, 0–255. */
  distance: number
}

/** Finds the part of the other picture that the first shows, by moving edges as long as that helps. */
export function alignGrids(sent: Grid, shown: Grid): Aligned {
  const [one, other] = [smooth(sent), smooth(shown)]
  let best: Aligned = { frame: WHOLE, distance: Infinity }
  for (const { step, stride } of SEARCH) {
    if (stride < 4 && best.distance > FAR) break
    best = { frame: best.frame, distance: distanceOf(one, other, best.frame, stride) }
    for (let before = Infinity; best.distance < before; ) {
      before = best.distance
      for (const frame of neighbors(best.frame, step)) {
        const distance = distanceOf(one, other, frame, stride)
        if (distance < best.distance) best = { frame, distance }
      }
    }
  }
  return best
}

/** Signs by which left, top, right and bottom move together. */
const MOVES = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
  [1, 0, 1, 0],
  [0, 1, 0, 1],
  [1, 0, -1, 0],
  [0, 1, 0, -1],
  [1, 1, -1, -1],
] as const

/** Hard edges between cells would end the search early. */
function smooth(grid: Grid): Float32Array {
  const channels = [0, 1, 2].map((channel) => blurred(channelOf(grid, channel)))
  return Float32Array.from(
    { length: 3 * SKETCH_CELLS },
    (_, at) => channels[at % 3]?.[Math.floor(at / 3)] ?? 0,
  )
}

function neighbors({ left, top, right, bottom }: Frame, step: number): Frame[] {
  return [-step, step].flatMap((by) =>
    MOVES.map(([west, north, east, south]) => ({
      left: limited(left + west * by, 0),
      top: limited(top + north * by, 0),
      right: limited(right + east * by, 1),
      bottom: limited(bottom + south * by, 1),
    })),
  )
}

const limited = (edge: number, from: number): number =>
  Math.min(from + LARGEST_TRIM, Math.max(from - LARGEST_TRIM, edge))

type Cells = Float32Array

function distanceOf(one: Cells, other: Cells, { left, top, right, bottom }: Frame, stride: number): number {
  const [columns, rows] = [readPlaces(left, right, stride), readPlaces(top, bottom, stride)]
  let [sum, count] = [0, 0]
  for (const { index: y, ...row } of rows) {
    for (const { index: x, ...column } of columns) {
      const own = 3 * (y * SKETCH_SIDE + x)
      const upper = 3 * row.before * SKETCH_SIDE
      const lower = 3 * row.after * SKETCH_SIDE
      for (let channel = 0; channel < 3; channel++) {
        const west = 3 * column.before + channel
        const east = 3 * column.after + channel
        const above = mixed(other[upper + west] ?? 0, other[upper + east] ?? 0, column.share)
        const below = mixed(other[lower + west] ?? 0, other[lower + east] ?? 0, column.share)
        sum += Math.abs((one[own + channel] ?? 0) - mixed(above, below, row.share))
      }
      count += 3
    }
  }
  return count === 0 ? Infinity : sum / count
}

const readPlaces = (from: number, to: number, stride: number) =>
  samplePlaces(from, to)
    .map((place, index) => ({ ...place, index }))
    .filter(({ isInside, index }) => isInside && index % stride === 1)
