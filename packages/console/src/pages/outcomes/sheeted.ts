import type { OutcomeTest, TestPlan } from '@endcap/client'
import { trialsToFind, WORTH_FINDING } from '@endcap/outcomes'
import { signed } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { armsOf, daysOf, seenOf } from './outcome-words.ts'
import { CHANGE_WORDS } from './plan-words.ts'

/** Content of a test sheet. */
export type Sheeted = Pick<TestPlan, 'pdp_id' | 'id' | 'effect'> & {
  name: string
  retailer: string | null
  change: string
  /** Null for a test that people run again. */
  advice: TestPlan['advice'] | null
  /** Visitors of each version, and days. Null where nobody knows how many visitors order. */
  needs: Pick<TestPlan, 'visitors' | 'days'> | null
}

/** Returns the sheet of a planned change. */
export const sheetOfPlan = (plan: TestPlan): Sheeted => ({
  ...plan,
  name: plan.name ?? plan.id,
  change: `${say(CHANGE_WORDS[plan.change])} (${say('console.outcomes.points', { points: signed(plan.score_gain) })})`,
  needs: plan,
})

/** Returns the sheet that repeats a test, or null if one of its pictures is gone. */
export function sheetOfTest(test: OutcomeTest, armId: string): Sheeted | null {
  const { listing, retailer, comparisons } = test
  const { old, own } = armsOf(test, armId)
  if (!listing || !old?.image_ids.length || !own?.image_ids.length) return null
  const isClose = comparisons.some((each) => each.arm_id === armId && each.verdict === 'close')
  // A test that was long enough for 8% is repeated only to find less.
  const effect = isClose ? WORTH_FINDING / 2 : WORTH_FINDING
  return {
    ...listing,
    name: listing.name ?? listing.id,
    retailer,
    advice: null,
    change: say('console.outcomes.change_again', { name: test.name }),
    effect: Math.expm1(effect),
    needs: needsOf(test, effect),
  }
}

/** Reads visitors and orders of a day off the test itself. */
function needsOf(test: OutcomeTest, effect: number): Sheeted['needs'] {
  const [seen, days] = [seenOf(test), daysOf(test)]
  const rate = test.arms.reduce((sum, { successes }) => sum + successes, 0) / seen
  if (days === null || !(rate > 0 && rate < 1)) return null
  const daysFor = (power?: number) => Math.ceil((2 * days * trialsToFind(effect, rate, power)) / seen)
  return {
    visitors: trialsToFind(effect, rate),
    days: { low: daysFor(0.7), middle: daysFor(), high: daysFor(0.9) },
  }
}

/** Returns a name that is the same on the platform and in the file of results. */
export const testNameOf = ({ id }: Pick<Sheeted, 'id'>): string =>
  `${id} ${new Date().toISOString().slice(0, 10)}`
