import type { Plane } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'

/** On the mask's grid: 1 where the point surely is product, surely is not. Neither: the band between. */
export type Trimap = { inside: Plane; outside: Plane }

/** How far the mask's edge may be off, in cells of its grid. */
const INSIDE_REACH = 3
const OUTSIDE_REACH = 4
const SURELY = 0.9

/** What the mask says without doubt: all its neighbours agree, too. */
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
