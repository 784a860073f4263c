import type { OutcomeComparison, OutcomeTest } from '@endcap/client'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { dayNumber } from './axis.ts'
import { armsOf, daysOf, splitText } from './outcome-words.ts'

const WEEK = 7

type ChecksProps = { test: OutcomeTest; comparison: OutcomeComparison | null }

/** Lists what is right or wrong with a test, and what only people can know. */
export const Checks = (props: ChecksProps) => (
  <ul class="checks" role="list">
    {checksOf(props).map(([icon, text]) => (
      <li key={text} class={icon === 'close' ? 'row loss' : 'row'}>
        <Icon name={icon} />
        {text}
      </li>
    ))}
  </ul>
)

/** True if visitors were split by chance, and both arms have rows that count. */
function isSplit(test: OutcomeTest, { arm_id: armId }: OutcomeComparison): boolean {
  const { old, own } = armsOf(test, armId)
  return test.kind === 'randomized' && Math.min(old?.impressions ?? 0, own?.impressions ?? 0) > 0
}

function checksOf({ test, comparison }: ChecksProps): [IconName, string][] {
  const days = daysOf(test)
  const { from } = test
  const checks: [IconName, string][] = []
  if (comparison && isSplit(test, comparison))
    checks.push([comparison.verdict === 'broken' ? 'close' : 'check', splitText(test, comparison)])
  if (comparison?.decided_on && from !== null)
    checks.push([
      'check',
      say('console.outcomes.leaves_zero', { day: dayNumber(from, comparison.decided_on) }),
    ])
  if (days !== null && days < WEEK) checks.push(['question', say('console.outcomes.short_test')])
  if (test.problems > 0) checks.push(['question', counted(test.problems, 'console.outcomes.not_counted')])
  if (days !== null) checks.push(['question', say('console.outcomes.look_yourself')])
  return checks
}
