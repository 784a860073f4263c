import type { OutcomeComparison } from '@endcap/client'
import { MIN_TESTS } from '@endcap/outcomes'
import { at } from '../../base.ts'
import { useOutcomeTests } from '../../features/outcomes/outcomes.ts'
import { LinkButton } from '../../parts/button.tsx'
import { Loaded } from '../../parts/controls.tsx'
import { Icon } from '../../parts/icon.tsx'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { armsOf } from './outcome-words.ts'
import { ArmPicture } from './pair.tsx'
import { TemplateButton } from './template-button.tsx'
import { rowsOf } from './test-rows.ts'

/** The tests that count so far, as facings to fill. There is no other number. */
export const FewTests = ({ tests }: { tests: number }) => (
  <div class="few-columns">
    <section class="panel" aria-labelledby="tests-that-count">
      <div class="panel-head">
        <h2 id="tests-that-count" class="title">
          {say('console.outcomes.tests_that_count')}
        </h2>
        <span class="quiet">{say('console.outcomes.old_above')}</span>
      </div>
      <Facings tests={tests} />
    </section>
    <div class="stack">
      <WhatIsKnown tests={tests} />
      <section class="panel stack" aria-labelledby="earlier-tests">
        <h2 id="earlier-tests" class="title">
          {say('console.outcomes.earlier_tests')}
        </h2>
        <p class="quiet">{say('console.outcomes.earlier_text')}</p>
        <div class="row wrap">
          <LinkButton icon="upload" href={at('outcomes?import')}>
            {say('console.outcomes.import')}
          </LinkButton>
          <TemplateButton />
        </div>
      </section>
    </div>
  </div>
)

function Facings({ tests }: { tests: number }) {
  const resource = useOutcomeTests({}, 2)
  return (
    <Loaded resource={resource} rows={5}>
      {({ data }) => {
        const rows = data.flatMap(rowsOf).filter(({ comparison }) => comparison && counts(comparison))
        const shown = rows.slice(0, Math.min(tests, MIN_TESTS))
        const empty = MIN_TESTS - shown.length
        return (
          <ul class="facings-to-fill" role="list">
            {shown.map(({ test, comparison }) => {
              const { old, own } = armsOf(test, comparison?.arm_id ?? '')
              const arm = comparison?.arm_id ?? ''
              return (
                <li key={`${test.test_id} ${arm}`}>
                  <a href={at(`outcomes?${new URLSearchParams({ test: test.test_id, arm })}`)}>
                    <ArmPicture arm={old} />
                    <ArmPicture arm={own} />
                    <span class="spoken">{test.name}</span>
                  </a>
                </li>
              )
            })}
            {Array.from({ length: empty }, (_, index) => (
              <li key={index} class="to-fill" aria-hidden="true" />
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}

/** True for a comparison that is done, with two different scores. */
const counts = ({ verdict, score_difference: difference }: OutcomeComparison): boolean =>
  verdict !== 'few' && verdict !== 'broken' && difference !== null && difference !== 0

const WhatIsKnown = ({ tests }: { tests: number }) => (
  <section class="panel" aria-labelledby="known-today">
    <h2 id="known-today" class="title">
      {say('console.outcomes.known_today')}
    </h2>
    <ul class="divided known-list" role="list">
      <li>
        <Icon name="check" />
        <span>
          {say('console.outcomes.each_test')}{' '}
          <a class="link" href={at('outcomes')}>
            {counted(tests, 'console.outcomes.verdicts')}
          </a>
        </span>
      </li>
      <li>
        <Icon name="check" />
        <span>
          {say('console.outcomes.which_tests')}{' '}
          <a class="link" href={at('outcomes/plan')}>
            {say('console.outcomes.plan')}
          </a>
        </span>
      </li>
      <li class="quiet">
        <Icon name="close" />
        {say('console.outcomes.unknown_score')}
      </li>
      <li class="quiet">
        <Icon name="close" />
        {say('console.outcomes.unknown_weights')}
      </li>
    </ul>
  </section>
)
