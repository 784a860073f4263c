import { HISTOGRAM_RANGES } from '@endcap/api'
import { oneDecimal } from '@endcap/scoring'

/** Points per range of a histogram. */
export const RANGE = 100 / HISTOGRAM_RANGES

/** Returns a range index. The last range includes 100. */
export const rangeOf = (score: number): number => Math.min(HISTOGRAM_RANGES - 1, Math.floor(score / RANGE))

export type ScoreCount = { score: number; count: number }

/** Rounds to one decimal. Null without scores. */
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
