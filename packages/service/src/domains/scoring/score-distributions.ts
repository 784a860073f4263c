import { Lru } from 'toad-cache'
import type { Db } from '../../platform/db/database.ts'
import type { AnalysisStore, BenchmarkKey, ScoreDistribution } from './analysis-store.ts'

export type ScoreDistributions = {
  /**
   * May be stale in proportion to its cost.
   *
   * @param executor the caller's transaction, which must not wait for a query outside of it
   */
  find: (key: BenchmarkKey, executor?: Db) => Promise<ScoreDistribution>
}

/** Smaller samples are counted each time, in about a millisecond, so that a new score counts at once. */
const MIN_REUSED_SCORES = 1_000
/**
 * Reuse time per counting time, so counting costs at most half a percent: 20,000 scores take about 40 ms and
 * are reused for 8 s.
 */
const REUSE_FACTOR = 200
const MAX_AGE_MS = 60_000
const MAX_KEPT = 500

/** Caches the distributions behind percentile ranks. */
export function createScoreDistributions(analyses: Pick<AnalysisStore, 'countScores'>): ScoreDistributions {
  const kept = new Lru<{ until: number; distribution: ScoreDistribution }>(MAX_KEPT)
  const counting = new Map<string, Promise<ScoreDistribution>>()

  async function count(name: string, key: BenchmarkKey, executor?: Db): Promise<ScoreDistribution> {
    const start = performance.now()
    const distribution = await analyses.countScores(key, executor)
    const sampleSize = distribution.reduce((sum, each) => sum + each.count, 0)
    if (sampleSize < MIN_REUSED_SCORES) return distribution
    const end = performance.now()
    kept.set(name, { until: end + Math.min(REUSE_FACTOR * (end - start), MAX_AGE_MS), distribution })
    return distribution
  }

  return {
    async find(key, executor) {
      const name = [key.organizationId, key.categoryId, key.role, key.modelVersion].join(' ')
      const known = kept.get(name)
      if (known && performance.now() < known.until) return known.distribution
      // Transactions count themselves: others wait for them on the embedded database.
      if (executor) return count(name, key, executor)
      const running = counting.get(name) ?? count(name, key).finally(() => counting.delete(name))
      counting.set(name, running)
      return running
    },
  }
}
