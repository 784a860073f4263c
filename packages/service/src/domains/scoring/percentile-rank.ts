import type { ScoreDistribution } from './analysis-store.ts'

/**
 * Percentile rank of a score (0–100, rounded), and the number of scores that it is compared with. The rank is null
 * among fewer than 30 scores, because each further score would change it by several points.
 */
export type PercentileRank = { sampleSize: number; percentile: number | null }

/** Minimum number of scored heroes of a benchmark that is not a draft. */
const MIN_BENCHMARK = 30

/** Returns true if there are too few scores for a percentile rank. */
export const isDraftBenchmark = ({ sampleSize }: Pick<PercentileRank, 'sampleSize'>): boolean =>
  sampleSize < MIN_BENCHMARK

/** Returns the percentile rank of a score. Half of the equal scores count as lower (the mid-rank convention). */
export function percentileRank(distribution: ScoreDistribution, serviceScore: number): PercentileRank {
  let sampleSize = 0
  let lower = 0
  for (const { score, count } of distribution) {
    sampleSize += count
    if (score < serviceScore) lower += count
    else if (score === serviceScore) lower += count / 2
  }
  const percentile = isDraftBenchmark({ sampleSize }) ? null : Math.round((100 * lower) / sampleSize)
  return { sampleSize, percentile }
}
