import { fitSlope, MIN_TESTS, type ScoredStudy } from './calibrate.ts'
import { Z95 } from './distributions.ts'
import type { Interval } from './estimate.ts'

/** A test whose arms have scores of each factor. */
export type FactorStudy = ScoredStudy & {
  /** Difference of each factor's score, treatment − control. 0 if left out. */
  factors: Readonly<Record<string, number>>
}

export type WeightFinding = {
  factor: string
  now: number
  /** Tests whose arms differ in this factor. */
  tests: number
  /** 95%, in the unit of the weight. Null below `MIN_TOUCHED` tests. */
  range: (Interval & { middle: number }) | null
  /** At most half way to what the tests say. Null to leave the weight. */
  proposal: number | null
}

/** A factor that fewer tests touch is left. */
export const MIN_TOUCHED = 15
/** Points by which arms differ in a factor. */
const TOUCHED = 3
/** How far true weights may be from today's, as a share: what a ridge assumes (Hoerl & Kennard 1970). */
const DOUBT = 0.5

/**
 * Fits the weight of each factor to effects, by a ridge toward today's weights: a factor that no test tells about
 * stays as it is. A proposal needs a range that excludes today's weight. Null below `MIN_TESTS`.
 * @param weights today's, in any unit
 */
export function fitWeights(
  studies: readonly FactorStudy[],
  weights: Readonly<Record<string, number>>,
): WeightFinding[] | null {
  if (studies.length < MIN_TESTS) return null
  const names = Object.keys(weights)
  const touching = (name: string) =>
    studies.filter(({ factors }) => Math.abs(factors[name] ?? 0) >= TOUCHED).length
  const deviations = fitDeviations(studies, weights, names)
  return names.map((factor, at) => {
    const now = weights[factor] ?? 0
    const tests = touching(factor)
    const deviation = deviations[at]
    if (!deviation || tests < MIN_TOUCHED) return { factor, now, tests, range: null, proposal: null }
    const { value, deviation: spread } = deviation
    const bound = (z: number) => Math.max(0, now * (1 + value + z * spread))
    return {
      factor,
      now,
      tests,
      range: { low: bound(-Z95), middle: bound(0), high: bound(Z95) },
      proposal: Math.abs(value) > Z95 * spread ? now * (1 + value / 2) : null,
    }
  })
}

/** Relative deviation of each weight from today's, with its standard deviation. */
function fitDeviations(
  studies: readonly FactorStudy[],
  weights: Readonly<Record<string, number>>,
  names: readonly string[],
): { value: number; deviation: number }[] {
  const total = names.reduce((sum, name) => sum + (weights[name] ?? 0), 0)
  const rows = studies.map(({ value, variance, factors }) => {
    const parts = names.map((name) => ((weights[name] ?? 0) / total) * (factors[name] ?? 0))
    return { value, variance, parts, scoreDifference: parts.reduce((sum, each) => sum + each, 0) }
  })
  const { estimate, unexplained } = fitSlope(rows)
  const fitted = (slope: number) => ridge(rows, slope, unexplained)
  // The slope of most factors: one that matters more must not make all others look worse.
  const first = fitted(estimate.value)
  const slope = estimate.value * (1 + weightedMedian(first))
  return slope > 0 ? fitted(slope) : first
}

type Row = { value: number; variance: number; parts: readonly number[]; scoreDifference: number }
type Deviation = { value: number; deviation: number }

/** Posterior of deviations d in effect = slope · Σ part · (1 + d), where d has the standard deviation `DOUBT`. */
function ridge(rows: readonly Row[], slope: number, unexplained: number): Deviation[] {
  const size = rows[0]?.parts.length ?? 0
  const matrix = Array.from({ length: size }, (_, at) =>
    Array.from({ length: size }, (__, other) => (at === other ? 1 / DOUBT ** 2 : 0)),
  )
  const right = Array.from({ length: size }, () => 0)
  for (const { value, variance, parts, scoreDifference } of rows) {
    const weight = 1 / (variance + unexplained)
    const rest = value - slope * scoreDifference
    for (const [at, line] of matrix.entries()) {
      const own = slope * (parts[at] ?? 0) * weight
      right[at] = (right[at] ?? 0) + own * rest
      for (const [other, part] of parts.entries()) line[other] = (line[other] ?? 0) + own * slope * part
    }
  }
  return invert(matrix).map((line, at) => ({
    value: line.reduce((sum, each, other) => sum + each * (right[other] ?? 0), 0),
    deviation: Math.sqrt(line[at] ?? 0),
  }))
}

/** Median of deviations, by what is known of each. */
function weightedMedian(deviations: readonly Deviation[]): number {
  const known = deviations.map(({ value, deviation }) => ({ value, weight: 1 / deviation - 1 / DOUBT }))
  let left = known.reduce((sum, { weight }) => sum + weight, 0) / 2
  for (const { value, weight } of known.toSorted((one, other) => one.value - other.value)) {
    left -= weight
    if (left <= 0) return value
  }
  return 0
}

/** Inverts a positive definite matrix (Gauss–Jordan, which needs no pivots then). */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((line, at) => [...line, ...matrix.map((_, other) => Number(at === other))])
  for (const [at, pivot] of rows.entries()) {
    const scale = pivot[at] ?? 1
    for (const [column, value] of pivot.entries()) pivot[column] = value / scale
    for (const [other, line] of rows.entries()) {
      const factor = line[at] ?? 0
      if (other === at || factor === 0) continue
      for (const [column, value] of line.entries()) line[column] = value - factor * (pivot[column] ?? 0)
    }
  }
  return rows.map((line) => line.slice(matrix.length))
}
