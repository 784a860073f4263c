import './outcomes.css'
import './plan.css'
import type { TestPlan, TestPlanPage } from '@endcap/client'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { useTestPlan } from '../../features/outcomes/outcomes.ts'
import { LinkButton } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Page } from '../../parts/page.tsx'
import { counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { DaysByEffect } from './days-by-effect.tsx'
import { KeysLine } from './keys-line.tsx'
import { OutcomeTabs } from './outcome-tabs.tsx'
import { PlanList } from './plan-list.tsx'
import { RunningTests } from './running-tests.tsx'
import { TemplateButton } from './template-button.tsx'
import { choosing, useOutcomeKeys } from './use-outcome-keys.ts'

/** Changes of listings, by what a test of them is expected to win. */
export function PlanPage() {
  const { query, route, path } = useLocation()
  const resource = useTestPlan()
  const plans = resource.data?.data ?? []
  const chosen = plans.find(({ pdp_id: id }) => id === query['listing']) ?? plans[0] ?? null
  const hrefOf = ({ pdp_id: listing }: TestPlan) => `${path}?${new URLSearchParams({ listing })}`
  useOutcomeKeys('plan', {
    ...choosing(plans, chosen, (plan) => route(hrefOf(plan), true)),
    i: () => route(at('outcomes?import')),
    Enter: () => chosen && route(sheetOf(chosen)),
  })
  const title = plans.length > 0 ? say('console.outcomes.plan_title') : say('console.outcomes.plan')
  return (
    <Page
      title={title}
      documentTitle={say('console.outcomes.plan_a_test')}
      class="outcomes"
      meta={resource.data && metaOf(resource.data)}
      buttons={
        <>
          <LinkButton icon="upload" href={at('outcomes?import')}>
            {say('console.outcomes.import')}
          </LinkButton>
          {chosen && (
            <LinkButton look={chosen.advice === 'test' ? 'first' : undefined} href={sheetOf(chosen)}>
              {say('console.outcomes.sheet')}
            </LinkButton>
          )}
        </>
      }
      tabs={<OutcomeTabs current="plan" />}
    >
      <Loaded resource={resource} rows={6}>
        {({ data }) => (
          <div class="stack">
            {data.length === 0 ? (
              <Empty title={say('console.outcomes.no_plan')} text={say('console.outcomes.no_plan_text')}>
                <TemplateButton />
              </Empty>
            ) : (
              <PlanList plans={data} chosen={chosen} hrefOf={hrefOf} sheetOf={sheetOf} />
            )}
            <div class="plan-columns">
              {chosen && <DaysByEffect plan={chosen} />}
              <RunningTests />
            </div>
          </div>
        )}
      </Loaded>
      {plans.length > 0 && <KeysLine keys={KEYS} />}
    </Page>
  )
}

const KEYS = [
  ['j k', 'console.outcomes.key_listing'],
  ['↵', 'console.outcomes.key_sheet'],
  ['i', 'console.outcomes.key_import'],
  ['t', 'console.outcomes.key_tab'],
] as const

const sheetOf = ({ pdp_id: id }: TestPlan): string => at(`outcomes/sheet/${id}`)

const metaOf = ({ without_visits: unknown }: TestPlanPage): string =>
  [say('console.outcomes.plan_about'), unknown > 0 && counted(unknown, 'console.outcomes.without_visits')]
    .filter(Boolean)
    .join(' ')
