import type { Plane } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'

/** Output per window: `slope * guide + offset`. */
export type GuidedModel = { slope: Plane; offset: Plane }

/**
 * Follows the guide's edges, both 0–1 (He, Sun & Tang 2013, "Guided image filtering"). Applies at larger
 * sizes (He & Sun 2015, "Fast guided filter").
 */
export function fitGuided(guide: Plane, plane: Plane, radius: number, epsilon: number): GuidedModel {
  const { width, height } = guide
  const mean = (values: Float32Array) => boxMean(values, width, height, radius)
  const times = (one: Float32Array, other: Float32Array) => one.map((value, at) => value * (other[at] ?? 0))
  const meanGuide = mean(guide.data)
  const meanPlane = mean(plane.data)
  const square = mean(times(guide.data, guide.data))
  const product = mean(times(guide.data, plane.data))
  const slope = product.map((value, at) => {
    const average = meanGuide[at] ?? 0
    return (value - average * (meanPlane[at] ?? 0)) / ((square[at] ?? 0) - average * average + epsilon)
  })
  const offset = meanPlane.map((value, at) => value - (slope[at] ?? 0) * (meanGuide[at] ?? 0))
  return {
    slope: { data: mean(slope), width, height },
    offset: { data: mean(offset), width, height },
  }
}
