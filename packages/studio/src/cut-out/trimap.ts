import type { Plane } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'

/** Points of the mask's grid that surely are product (`inside`) or surely are not (`outside`). The band between is neither. */
export type Trimap = { inside: Plane; outside: Plane }

/** Maximum error of the mask's edge, in cells of its grid. */
const INSIDE_REACH = 3
const OUTSIDE_REACH = 4
const SURELY = 0.9

/** Finds the sure points of the mask, whose neighbors all agree. */
export function trimapOf(mask: Plane): Trimap {
  const { data, width, height } = mask
  const agreed = (is: (value: number) => boolean, reach: number): Plane => {
    const share = boxMean(
      data.map((value) => (is(value) ? 1 : 0)),
      width,
      height,
      reach,
    )
    return { data: share.map((value) => (value > 0.999 ? 1 : 0)), width, height }
  }
  return {
    inside: agreed((value) => value > SURELY, INSIDE_REACH),
    outside: agreed((value) => value < 1 - SURELY, OUTSIDE_REACH),
  }
}
