import { chiSquaredSurvival } from './distributions.ts'

/** Below this, visitors were not split as planned (Kohavi, Tang & Xu 2020, chapter 21). */
export const BROKEN_SPLIT = 0.001

/**
 * Tests whether visitors were split as planned (Pearson's chi-squared).
 * @param counts visitors of each arm
 * @param shares planned, in any unit; equal if omitted
 * @returns probability of a difference as large by chance
 */
export function sampleRatioTest(counts: readonly number[], shares: readonly number[] = []): number {
  const total = counts.reduce((sum, each) => sum + each, 0)
  const planned = counts.map((_, arm) => shares[arm] ?? 1)
  const unit = planned.reduce((sum, each) => sum + each, 0)
  if (total === 0 || counts.length < 2) return 1
  const distance = counts.reduce((sum, seen, arm) => {
    const expected = (total * (planned[arm] ?? 1)) / unit
    return sum + (seen - expected) ** 2 / expected
  }, 0)
  return chiSquaredSurvival(distance, counts.length - 1)
}
