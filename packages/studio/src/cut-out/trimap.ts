import type { Plane } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'

/** The band between `inside` and `outside` is neither. */
export type Trimap = { inside: Plane; outside: Plane }

/** Maximum error of the mask's edge, in cells. */
const INSIDE_REACH = 3
const OUTSIDE_REACH = 4
const SURELY = 0.9
/** Running means are inexact. */
const AGREED = 0.999

/** Requires agreeing neighbors. */
export function trimapOf(mask: Plane): Trimap {
  return {
    inside: agreed(mask, SURELY, Infinity, INSIDE_REACH),
    outside: agreed(mask, -Infinity, 1 - SURELY, OUTSIDE_REACH),
  }
}

function agreed({ data, width, height }: Plane, low: number, high: number, reach: number): Plane {
  const share = boxMean(marksBetween(data, low, high), width, height, reach)
  return { data: marksBetween(share, AGREED, Infinity), width, height }
}

function marksBetween(values: Float32Array, low: number, high: number): Float32Array {
  const marks = new Float32Array(values.length)
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0
    marks[at] = value > low && value < high ? 1 : 0
  }
  return marks
}
