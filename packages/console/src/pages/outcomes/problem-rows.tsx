import type { Outcome, OutcomeTest } from '@endcap/client'
import { useProblems } from '../../features/outcomes/outcomes.ts'
import { Loaded } from '../../parts/controls.tsx'
import { counted, partialDate } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { PROBLEM_WORDS } from './outcome-words.ts'

/** The rows of a test that are not counted, with the reason and the way out. */
export function ProblemRows({ test }: { test: OutcomeTest }) {
  const problems = useProblems(test.test_id)
  return (
    <section aria-labelledby="outcome-problems" class="problem-rows">
      <h3 id="outcome-problems">{say('console.outcomes.problems')}</h3>
      <Loaded resource={problems} rows={2}>
        {(rows) => (
          <ul class="divided" role="list">
            {[...Map.groupBy(rows, ({ arm, problem }) => `${arm} ${problem}`)].map(([key, alike]) => (
              <Problem key={key} rows={alike} hasListing={test.listing !== null} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

/** Rows of an arm with the same problem, the newest first. */
function Problem({ rows, hasListing }: { rows: readonly Outcome[]; hasListing: boolean }) {
  const [first, last] = [rows.at(-1), rows[0]]
  if (!first || !last) return null
  const { arm, problem } = first
  if (problem === null) return null
  return (
    <li class="problem-row">
      <b dir="auto">{arm}</b>
      <span class="small">
        {counted(rows.length, 'console.outcomes.rows')},{' '}
        {say('console.outcomes.days_from_to', { from: partialDate(first.from), to: partialDate(last.to) })}
      </span>
      <span>
        {say(
          problem === 'arm_not_bound' && !hasListing
            ? 'console.outcomes.bind_no_listing'
            : PROBLEM_WORDS[problem],
        )}
      </span>
    </li>
  )
}
