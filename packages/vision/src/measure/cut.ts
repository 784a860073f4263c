import type { Box } from '@endcap/scoring'
import type { Plane } from '../raster.ts'
import { INSIDE } from './parts.ts'

/** Number of mask lines (of 320) that count as the frame's edge. */
const EDGE_LINES = 3
/** Distance from the edge, in mask lines, at which the product's breadth is compared with that at the edge. */
const DEPTH = 16
/**
 * Breadth at the edge over that behind it. A body that continues beyond the edge keeps its breadth, and a
 * whole product that just touches the edge is narrower there.
 */
const TOUCHING = 0.55
const CUT = 0.75
/** Free margin opposite to a cut, as a share of the frame. Without it, the frame may be trimmed to the product. */
const TRIMMED = 0.004
const FREE = 0.015

export type Cut = {
  /** Share of the product's breadth along edges of the frame that cut it, summed over the edges, at most 2. */
  cut: number
  /** Probability that an edge cuts the product, or that none does, 0–1. Low where the frame may be trimmed. */
  certainty: number
}

type Side = 'top' | 'bottom' | 'left' | 'right'

/**
 * Measures how much of the product the frame cuts. An edge surely cuts where the product keeps its breadth up
 * to the edge and has space on the opposite side: a frame that is trimmed to the product touches it on both.
 * Edges that surely cut count alone; without any, the others count with a low certainty. `isGround` tells for
 * a point of the frame, in shares of its sides, whether the image has a white ground there, as the image's
 * outermost line is finer than the mask.
 */
export function measureCut(
  mask: Plane,
  inside: Uint8Array,
  box: Box,
  isGround: (x: number, y: number) => boolean,
): Cut {
  const free = { top: 1 - box.bottom, bottom: box.top, left: 1 - box.right, right: box.left }
  const edges = (['top', 'bottom', 'left', 'right'] as const).map((side) => {
    const extent = side === 'top' || side === 'bottom' ? box.right - box.left : box.bottom - box.top
    const [first, last] = contact(mask, inside, side, isGround)
    const touching = last - first + 1
    const behind = breadthBehind(inside, mask, side, first, last)
    const certainty = ramp(touching / Math.max(1, behind), TOUCHING, CUT) * ramp(free[side], TRIMMED, FREE)
    const isTouch = touching < TOUCHING * behind
    return {
      share: first < 0 || isTouch ? 0 : Math.min(1, touching / (extent * lengthOf(mask, side))),
      certainty,
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

/**
 * Returns the first and last position of the product along an edge, or -1 and -2 without contact. Gaps in
 * between (a sleeve, two legs) count as contact. Averages the outermost lines so that no single line decides.
 */
function contact(
  mask: Plane,
  inside: Uint8Array,
  side: Side,
  isGround: (x: number, y: number) => boolean,
): [first: number, last: number] {
  const length = lengthOf(mask, side)
  let [first, last] = [-1, -2]
  for (let along = 0; along < length; along++) {
    let sum = 0
    for (let depth = 0; depth < EDGE_LINES; depth++) {
      const pixel = pixelAt(mask, side, along, depth)
      if (inside[pixel] === 1) sum += mask.data[pixel] ?? 0
    }
    if (sum / EDGE_LINES <= INSIDE || isGround(...edgePoint(side, (along + 0.5) / length))) continue
    if (first < 0) first = along
    last = along
  }
  return [first, last]
}

/** Returns the breadth of the product `DEPTH` lines behind a contact, no farther than that beyond its ends. */
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

/** Returns 0 up to `from`, 1 from `to`, and a straight line between. */
const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))
