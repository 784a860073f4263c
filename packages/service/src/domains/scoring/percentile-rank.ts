import type { ScoreDistribution } from './analysis-store.ts'

/** Rank 0–100, rounded. Null below 30 scores, where each further score would change it by several points. */
export type PercentileRank = { sampleSize: number; percentile: number | null }

/** Below this, a benchmark is a draft. */
const MIN_BENCHMARK = 30

/** Returns true for too few scores. */
export const isDraftBenchmark = ({ sampleSize }: Pick<PercentileRank, 'sampleSize'>): boolean =>
  sampleSize < MIN_BENCHMARK

/** Counts half of the equal scores as lower (mid-rank convention). */
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
