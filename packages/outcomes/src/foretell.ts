import type { Calibration } from './calibrate.ts'
import { studentQuantile } from './distributions.ts'
import type { Estimate, Interval } from './estimate.ts'

/** Effect of a point of score, and the spread of effects of single changes around it. */
export type ScoreEffect = Pick<Calibration, 'perPoint' | 'unexplained' | 'tests'>

/** Returns the effect of a change by so many points, as a logarithm. */
export const effectOf = (points: number, { perPoint, unexplained }: ScoreEffect): Estimate => ({
  value: perPoint.value * points,
  variance: perPoint.variance * points ** 2 + unexplained,
})

/** Returns the 95% range of a single change, by Student's distribution (Higgins et al. 2009). */
export function predictionInterval(points: number, effect: ScoreEffect): Interval {
  const { value, variance } = effectOf(points, effect)
  const half = studentQuantile(0.975, effect.tests - 1) * Math.sqrt(variance)
  return { low: value - half, high: value + half }
}

/** Returns logarithms as shares: 0.1 is 10% more. */
export const sharesOf = ({ low, high }: Interval): Interval => ({
  low: Math.expm1(low),
  high: Math.expm1(high),
})

/** A range up to ten times as many orders says nothing. */
const MAX_SHARE = 9

/**
 * Returns the 95% range of the change in orders or clicks by so many points, as shares. Null without a change, and
 * where the range is too wide to say anything.
 */
export function foretell(points: number, effect: ScoreEffect): Interval | null {
  if (points === 0) return null
  const range = sharesOf(predictionInterval(points, effect))
  return range.high > MAX_SHARE ? null : range
}
