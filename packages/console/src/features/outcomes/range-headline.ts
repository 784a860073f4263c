import type { OutcomeTest } from '@endcap/client'
import { percent } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

type Range = { low: number; high: number }

/** Returns a share in whole percents. */
export const whole = (share: number): number => Math.round(100 * share)

/** Returns a range as a sentence without its end: `Between 4% and 18% more orders`. `any`: of both metrics. */
export function rangeHeadline({ low, high }: Range, metric: OutcomeTest['metric'] | 'any'): string {
  const values = { low: percent(Math.abs(low)), high: percent(Math.abs(high)), metric }
  if (whole(low) >= 0) return say('console.outcomes.more', values)
  if (whole(high) <= 0) return say('console.outcomes.fewer', { low: values.high, high: values.low, metric })
  return say('console.outcomes.fewer_to_more', values)
}
