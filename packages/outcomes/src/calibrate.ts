import { type Estimate, type Interval, interval95, wilsonInterval } from './estimate.ts'
import { fitRandomEffects, type Study } from './random-effects.ts'
import { rankCorrelation } from './rank-correlation.ts'

/** A test whose arms have scores. */
export type ScoredStudy = Study & {
  /** Points, treatment − control. Not 0. */
  scoreDifference: number
}

/** Fewer tests do not tell whether a higher score sells more. */
export const MIN_TESTS = 30

export type Calibration = {
  tests: number
  /** Tests in which the higher score won, and the share's 95% interval. */
  hits: { count: number; of: number; range: Interval }
  /** Agreement of the ranks of tests by score and by effect. */
  rank: Interval & { value: number }
  /** Effect of a point of score, with its variance. */
  perPoint: Estimate
  /** Effect of always taking the higher score, over all tests. */
  higherScore: Interval
  /** The same for tests whose scores differ by at least so many points. */
  curve: { points: number; tests: number; range: Interval | null }[]
  /** Spread of effects that the score does not explain, as a variance. */
  unexplained: number
}

const CURVE = [0, 5, 10, 15, 20]
const MIN_OF_CURVE = 10

/** Compares differences of score with effects. Null below `MIN_TESTS`. */
export function calibrate(studies: readonly ScoredStudy[]): Calibration | null {
  if (studies.length < MIN_TESTS) return null
  const count = studies.filter(({ value, scoreDifference }) => value * scoreDifference > 0).length
  const slope = fitSlope(studies)
  return {
    tests: studies.length,
    hits: { count, of: studies.length, range: wilsonInterval(count, studies.length) },
    rank: rankCorrelation(studies.map(({ scoreDifference, value }) => [scoreDifference, value])),
    perPoint: slope.estimate,
    higherScore: interval95(fitRandomEffects(studies.map(towardHigherScore)).mean),
    curve: CURVE.map((points) => {
      const own = studies.filter(({ scoreDifference }) => Math.abs(scoreDifference) >= points)
      const range =
        own.length < MIN_OF_CURVE ? null : interval95(fitRandomEffects(own.map(towardHigherScore)).mean)
      return { points, tests: own.length, range }
    }),
    unexplained: slope.unexplained,
  }
}

const towardHigherScore = ({ value, variance, group, scoreDifference }: ScoredStudy): Study => ({
  value: Math.sign(scoreDifference) * value,
  variance,
  group,
})

/**
 * Fits effects as proportional to the difference of score: a meta-regression without intercept, because equal
 * scores foretell nothing. What is left over varies by the method of moments (DerSimonian & Laird 1986).
 */
export function fitSlope(studies: readonly Omit<ScoredStudy, 'group'>[]): {
  estimate: Estimate
  unexplained: number
} {
  const line = (extra: number) => {
    let [xx, xy] = [0, 0]
    for (const { value, variance, scoreDifference: x } of studies) {
      const weight = 1 / (variance + extra)
      xx += weight * x * x
      xy += weight * x * value
    }
    return { value: xy / xx, variance: 1 / xx }
  }
  const { value: slope, variance } = line(0)
  let [excess, weights, squares] = [1 - studies.length, 0, 0]
  for (const study of studies) {
    const weight = 1 / study.variance
    excess += weight * (study.value - slope * study.scoreDifference) ** 2
    weights += weight
    squares += (weight * study.scoreDifference) ** 2
  }
  const unexplained = Math.max(0, excess / (weights - squares * variance))
  return { estimate: line(unexplained), unexplained }
}
