import { HISTOGRAM_RANGES } from '@endcap/api'
import { oneDecimal } from '@endcap/scoring'

/** Points of a range of a histogram of scores. */
export const RANGE = 100 / HISTOGRAM_RANGES

/** Returns the number of the range that a score belongs to. The last range includes 100. */
export const rangeOf = (score: number): number => Math.min(HISTOGRAM_RANGES - 1, Math.floor(score / RANGE))

/** Number of PDPs with a score. */
export type ScoreCount = { score: number; count: number }

/** Returns the median of scores, one decimal, or null without any. */
export function medianOf(counts: readonly ScoreCount[]): number | null {
  const sorted = counts.filter(({ count }) => count > 0).toSorted((a, b) => a.score - b.score)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const scoreAt = (place: number): number => {
    let passed = 0
    return sorted.find(({ count }) => (passed += count) > place)?.score ?? 0
  }
  return oneDecimal((scoreAt(Math.floor((total - 1) / 2)) + scoreAt(Math.floor(total / 2))) / 2)
}
