import type { Outcome, OutcomeComparison, OutcomeTest } from '@endcap/client'
import type { MessageId } from '@endcap/words/message'
import { whole } from '../../features/outcomes/range-headline.ts'
import { count, decimal, partialDate, signedCount, signedPercent } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { dayNumber, type Range } from './axis.ts'

export type Verdict = OutcomeComparison['verdict']
type Problem = NonNullable<Outcome['problem']>

export const VERDICT_WORDS = {
  better: 'console.outcomes.better',
  worse: 'console.outcomes.worse',
  close: 'console.outcomes.close',
  few: 'console.outcomes.few',
  broken: 'console.outcomes.broken',
} as const satisfies Record<Verdict, MessageId>

export const PROBLEM_WORDS = {
  clicks_over_impressions: 'console.outcomes.problem_clicks',
  orders_over_impressions: 'console.outcomes.problem_orders',
  nothing_counted: 'console.outcomes.problem_nothing',
  periods_overlap: 'console.outcomes.problem_overlap',
  currencies_differ: 'console.outcomes.problem_currencies',
  arm_not_bound: 'console.outcomes.problem_not_bound',
  listing_not_found: 'console.outcomes.problem_no_listing',
} as const satisfies Record<Problem, MessageId>

/** Returns a range as it is shown: `+4 to +18%`. */
export const rangeText = ({ low, high }: Range): string =>
  say('console.outcomes.range', { low: signedCount(whole(low)), high: signedPercent(high) })

/** Returns a range as it is read aloud: `between plus 4 and plus 18 percent`. */
export const spokenRange = ({ low, high }: Range): string =>
  say('console.outcomes.range_spoken', { low: spokenWhole(low), high: spokenWhole(high) })

function spokenWhole(share: number): string {
  const value = count(Math.abs(whole(share)))
  const sign = whole(share) < 0 ? 'minus' : whole(share) > 0 ? 'plus' : 'zero'
  return say('console.outcomes.signed_spoken', { sign, value })
}

/** Returns a probability in cases. Never all or none of them: no test is that sure. */
export function casesOf(probability: number): { count: number; of: number } {
  const thousand = Math.min(999, Math.max(1, Math.round(1000 * probability)))
  return thousand > 950 || thousand < 10
    ? { count: thousand, of: 1000 }
    : { count: Math.round(thousand / 10), of: 100 }
}

/** Says in how many cases an arm is better, or null where nothing is known. */
export const casesText = (probability: number | null): string | null =>
  probability === null ? null : say('console.outcomes.cases', casesOf(probability))

/** Says what stands below a verdict. */
export function verdictNote(test: OutcomeTest, comparison: OutcomeComparison): string {
  const { verdict, effect, days_left: left, probability_better: probability } = comparison
  if (verdict === 'broken') return splitText(test, comparison)
  if (verdict === 'few' && test.kind === 'observational') return say('console.outcomes.few_alike')
  if (verdict === 'few') return left ? say('console.outcomes.days_left', left) : nothingYet(test)
  if (!effect) return ''
  const cases = test.kind === 'randomized' ? casesText(probability) : null
  return cases === null
    ? rangeText(effect)
    : say('console.outcomes.range_and_cases', { range: rangeText(effect), cases })
}

const nothingYet = ({ metric, arms, from, ends_on: endsOn }: OutcomeTest): string => {
  if (from === null && endsOn !== null)
    return say('console.outcomes.planned_until', { day: partialDate(endsOn) })
  return arms.some(({ impressions }) => impressions > 0)
    ? say('console.outcomes.none_yet', { metric })
    : say('console.outcomes.nothing_counted')
}

/** Returns the arms that a comparison is about. */
export function armsOf({ arms }: OutcomeTest, armId: string) {
  return { old: arms.find((arm) => arm.is_control) ?? arms[0], own: arms.find((arm) => arm.arm_id === armId) }
}

/** Says how visitors were split, and how it was planned. */
export function splitText(test: OutcomeTest, { arm_id: armId, verdict }: OutcomeComparison): string {
  const { old, own } = armsOf(test, armId)
  const all = (old?.impressions ?? 0) + (own?.impressions ?? 0)
  const shareOf = (part: number, whole_: number) => decimal((100 * part) / whole_)
  const values = { old: shareOf(old?.impressions ?? 0, all), own: shareOf(own?.impressions ?? 0, all) }
  if (verdict !== 'broken') return say('console.outcomes.split_planned', values)
  const [oldShare, ownShare] = [old?.share ?? 1, own?.share ?? 1]
  const planned = Math.round((100 * oldShare) / (oldShare + ownShare))
  return say('console.outcomes.split_found', { ...values, planned })
}

/** Returns the days of a test, or null if no row counts. */
export const daysOf = ({ from, to }: OutcomeTest): number | null =>
  from === null || to === null ? null : dayNumber(from, to)

/** Returns the visitors of all arms. */
export const seenOf = ({ arms }: OutcomeTest): number =>
  arms.reduce((sum, { impressions }) => sum + impressions, 0)
