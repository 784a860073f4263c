import { at } from '../../base.ts'
import { useOutcomeTests } from '../../features/outcomes/outcomes.ts'
import { Loaded } from '../../parts/controls.tsx'
import { say } from '../../words/say.ts'
import { daysOf, verdictNote } from './outcome-words.ts'
import { ArmPicture } from './pair.tsx'

/** Tests that are shown. */
const MOST = 8

/** Tests whose data are too few so far, with the days that are left. */
export function RunningTests() {
  const resource = useOutcomeTests({ verdict: 'few' })
  return (
    <section class="panel" aria-labelledby="running">
      <h2 id="running" class="title">
        {say('console.outcomes.running')}
      </h2>
      <Loaded resource={resource} rows={2}>
        {({ data }) =>
          data.length === 0 ? (
            <p class="quiet">{say('console.outcomes.none_running')}</p>
          ) : (
            <ul class="divided" role="list">
              {data.slice(0, MOST).map((test) => {
                const comparison = test.comparisons.find(({ verdict }) => verdict === 'few')
                const days = daysOf(test)
                return (
                  <li key={test.test_id} class="running-row">
                    <span class="arm-pair">
                      <ArmPicture arm={test.arms[0]} />
                    </span>
                    <span>
                      <a class="running-name" dir="auto" href={at(`outcomes?test=${test.test_id}`)}>
                        {test.name}
                      </a>
                      <span class="small quiet">
                        {[
                          days !== null && say('console.outcomes.day', { day: days }),
                          comparison && verdictNote(test, comparison),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
