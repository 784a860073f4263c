import type { Box } from '@endcap/scoring'
import type { Plane } from '../raster.ts'
import { INSIDE } from './parts.ts'
import { median } from './statistics.ts'

/** Mask lines of 320. */
const EDGE_LINES = 3
/** In mask lines. */
const DEPTH = 16
/** Cut bodies keep breadth at the edge; touching ones narrow. */
const TOUCHING = 0.7
const CUT = 0.88
/** Free share opposite a cut, or the frame may be trimmed. */
const TRIMMED = 0.004
const FREE = 0.015

/** Channel difference (0–255). */
const LIKE_GROUND = 20
/** A scene or second color may hide the end. */
const MIN_PLAIN = 0.85
/** Contacts of less contrast are reflections or shadows. */
const MIN_CONTRAST = 0.3
/** White products differ as little as shadows. */
const MIN_DISTANCE = 32
/** Trimming a rectangle resembles a cut. */
const RECTANGLE = 0.97
const POINT_STEP = 7

/** Returns a point's difference (0–255) from the ground. Coordinates are shares of the frame. */
export type GroundDistance = (x: number, y: number) => number

export type Cut = {
  /** Cut share of breadth, at most 2 over all edges. */
  cut: number
  /** Probability (0–1) of a correct verdict, low for trimmed frames. */
  certainty: number
}

const SIDES = ['top', 'bottom', 'left', 'right'] as const
type Side = (typeof SIDES)[number]

/**
 * A certain cut keeps its breadth at the edge, with the opposite side free. Colors decide contact: the last
 * line is finer than the mask, and reflections and shadows differ little.
 */
export function measureCut(mask: Plane, inside: Uint8Array, box: Box, distance: GroundDistance): Cut {
  const isSure = isOnPlainGround(mask, inside, distance) && !isRectangle(mask, inside, box)
  const strength = Math.max(MIN_DISTANCE, MIN_CONTRAST * distanceOfProduct(mask, inside, distance))
  const free = { top: 1 - box.bottom, bottom: box.top, left: 1 - box.right, right: box.left }
  const edges = SIDES.map((side) => {
    const extent = side === 'top' || side === 'bottom' ? box.right - box.left : box.bottom - box.top
    const { first, last, contrast } = contact(mask, inside, side, distance)
    const touching = last - first + 1
    const behind = breadthBehind(inside, mask, side, first, last)
    const certainty = ramp(touching / Math.max(1, behind), TOUCHING, CUT) * ramp(free[side], TRIMMED, FREE)
    const isTouch = touching < TOUCHING * behind
    return {
      share: first < 0 || isTouch ? 0 : Math.min(1, touching / (extent * lengthOf(mask, side))),
      certainty: isSure && contrast >= strength ? certainty : 0,
    }
  })
  const cutting = edges.filter(({ share }) => share > 0)
  const sure = cutting.filter(({ certainty }) => certainty >= 0.5)
  const counted = sure.length > 0 ? sure : cutting
  return {
    cut: Math.min(
      2,
      counted.reduce((sum, { share }) => sum + share, 0),
    ),
    certainty: counted.length === 0 ? 1 : Math.max(...counted.map((edge) => edge.certainty)),
  }
}

/** Returns -1 and -2 without contact. Includes gaps such as a sleeve and averages outermost lines. */
function contact(
  mask: Plane,
  inside: Uint8Array,
  side: Side,
  distance: GroundDistance,
): { first: number; last: number; contrast: number } {
  const length = lengthOf(mask, side)
  let [first, last] = [-1, -2]
  const distances: number[] = []
  for (let along = 0; along < length; along++) {
    let sum = 0
    for (let depth = 0; depth < EDGE_LINES; depth++) {
      const pixel = pixelAt(mask, side, along, depth)
      if (inside[pixel] === 1) sum += mask.data[pixel] ?? 0
    }
    if (sum / EDGE_LINES <= INSIDE) continue
    const there = distance(...edgePoint(side, (along + 0.5) / length))
    if (there <= LIKE_GROUND) continue
    distances.push(there)
    if (first < 0) first = along
    last = along
  }
  return { first, last, contrast: first < 0 ? 0 : median(distances) }
}

function isOnPlainGround(mask: Plane, inside: Uint8Array, distance: GroundDistance): boolean {
  let [ground, count] = [0, 0]
  for (const side of SIDES) {
    const length = lengthOf(mask, side)
    for (let along = 0; along < length; along++) {
      if (inside[pixelAt(mask, side, along, 0)] === 1) continue
      count += 1
      if (distance(...edgePoint(side, (along + 0.5) / length)) <= LIKE_GROUND) ground += 1
    }
  }
  return ground >= MIN_PLAIN * count
}

function isRectangle(
  { width, height }: Plane,
  inside: Uint8Array,
  { left, top, right, bottom }: Box,
): boolean {
  const area = inside.reduce((sum, value) => sum + value, 0)
  return area >= RECTANGLE * (right - left) * width * (bottom - top) * height
}

function distanceOfProduct({ width, height }: Plane, inside: Uint8Array, distance: GroundDistance): number {
  const distances: number[] = []
  for (let pixel = 0; pixel < inside.length; pixel += POINT_STEP) {
    if (inside[pixel] !== 1) continue
    const x = pixel % width
    distances.push(distance((x + 0.5) / width, ((pixel - x) / width + 0.5) / height))
  }
  return median(distances)
}

/** Limited to `DEPTH` beyond the ends. */
function breadthBehind(inside: Uint8Array, mask: Plane, side: Side, first: number, last: number): number {
  const length = lengthOf(mask, side)
  const isProduct = (along: number) => inside[pixelAt(mask, side, along, DEPTH)] === 1
  let [from, to] = [first, last]
  while (from > 0 && isProduct(from - 1)) from -= 1
  while (to < length - 1 && isProduct(to + 1)) to += 1
  return to - from + 1
}

const lengthOf = ({ width, height }: Plane, side: Side): number =>
  side === 'top' || side === 'bottom' ? width : height

function pixelAt({ width, height }: Plane, side: Side, along: number, depth: number): number {
  const isAcross = side === 'top' || side === 'bottom'
  const line = side === 'top' || side === 'left' ? depth : (isAcross ? height : width) - 1 - depth
  return isAcross ? line * width + along : along * width + line
}

function edgePoint(side: Side, along: number): [x: number, y: number] {
  if (side === 'top' || side === 'bottom') return [along, side === 'top' ? 0 : 1]
  return [side === 'left' ? 0 : 1, along]
}

const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))
