import { at } from '../../base.ts'
import { useOutcomeTests } from '../../features/outcomes/outcomes.ts'
import { count } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'

export const TABS = [
  ['tests', 'console.outcomes.tests', 'outcomes'],
  ['score', 'console.outcomes.score_and_sales', 'outcomes/score'],
  ['plan', 'console.outcomes.plan', 'outcomes/plan'],
] as const

export type Tab = (typeof TABS)[number][0]

/** The pages of the place Outcomes. */
export function OutcomeTabs({ current }: { current: Tab }) {
  const { data } = useOutcomeTests({})
  const all = data && Object.values(data.counts).reduce((sum, each) => sum + each, 0)
  return (
    <nav class="tabs" aria-label={say('console.pages.outcomes')}>
      {TABS.map(([key, name, path]) => (
        <a key={key} href={at(path)} aria-current={key === current ? 'page' : undefined}>
          {say(name)}
          {key === 'tests' && all !== undefined && all > 0 && <span class="tab-count">{count(all)}</span>}
        </a>
      ))}
    </nav>
  )
}
