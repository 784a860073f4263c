import type { TestPlan } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

/** From here on a test is not worth its time. */
export const LONG_DAYS = 120
const YEAR_DAYS = 365

/** Returns the days that a test needs: `18 to 26`, `over 120`, `over a year`. */
export function daysNeeded({ low, middle, high }: TestPlan['days']): string {
  if (middle > YEAR_DAYS) return say('console.outcomes.over_year')
  if (middle > LONG_DAYS) return say('console.outcomes.over_days', { days: LONG_DAYS })
  if (low === high) return counted(high, 'console.outcomes.about_days')
  return say('console.outcomes.days_span', { low, high })
}

/** Returns a number with the two digits that a plan can know. */
export const rounded = (value: number): number => Number(value.toPrecision(2))

export const ADVICE_WORDS = {
  test: 'console.outcomes.advice_test',
  too_small: 'console.outcomes.advice_too_small',
  too_few_visits: 'console.outcomes.advice_too_few_visits',
} as const satisfies Record<TestPlan['advice'], MessageId>

export const CHANGE_WORDS = {
  today: 'console.outcomes.change_today',
  spark: 'console.outcomes.change_spark',
  shoot: 'console.outcomes.change_shoot',
} as const satisfies Record<TestPlan['change'], MessageId>
