import type { ScoreDistribution } from './analysis-store.ts'

/** Percentile rank of a score (0–100, rounded), and the number of scores that it is compared with. */
export type PercentileRank = { sampleSize: number; percentile: number | null }

/** Returns the percentile rank of a score. Half of the equal scores count as lower (the mid-rank convention). */
export function percentileRank(distribution: ScoreDistribution, serviceScore: number): PercentileRank {
  let sampleSize = 0
  let lower = 0
  for (const { score, count } of distribution) {
    sampleSize += count
    if (score < serviceScore) lower += count
    else if (score === serviceScore) lower += count / 2
  }
  return { sampleSize, percentile: sampleSize === 0 ? null : Math.round((100 * lower) / sampleSize) }
}
