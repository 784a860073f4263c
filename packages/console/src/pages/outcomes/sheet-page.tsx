import './outcomes.css'
import './plan.css'
import type { ComponentChildren } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { at } from '../../base.ts'
import type { Resource } from '../../data/resource.ts'
import { useOutcomeTest, useTestPlan } from '../../features/outcomes/outcomes.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Empty, Loaded } from '../../parts/controls.tsx'
import { Crumb, Page } from '../../parts/page.tsx'
import { say } from '../../words/say.ts'
import { RemindButton } from './remind-button.tsx'
import { Sheet } from './sheet.tsx'
import { PlannedPictures, TestedPictures } from './sheet-pictures.tsx'
import { type Sheeted, sheetOfPlan, sheetOfTest } from './sheeted.ts'

/** A sheet of A4 by which people run a test by hand, on whatever platform the shop has. */
export function SheetPage() {
  const { id = '' } = useRoute().params
  const { test, arm = '' } = useLocation().query
  return test ? <AgainPage testId={test} armId={arm} /> : <PlannedPage pdpId={id} />
}

/** Tests a planned change. */
function PlannedPage({ pdpId }: { pdpId: string }) {
  const plans = useTestPlan()
  const plan = plans.data?.data.find(({ pdp_id: each }) => each === pdpId)
  return (
    <SheetFrame
      resource={plans}
      sheeted={plan ? sheetOfPlan(plan) : null}
      button={plan && <RemindButton plan={plan} />}
    >
      {plan && <PlannedPictures plan={plan} />}
    </SheetFrame>
  )
}

/** Runs a test again, with its pictures. */
function AgainPage({ testId, armId }: { testId: string; armId: string }) {
  const resource = useOutcomeTest(testId)
  const { data } = resource
  return (
    <SheetFrame resource={resource} sheeted={data ? sheetOfTest(data, armId) : null}>
      {data && <TestedPictures test={data} armId={armId} />}
    </SheetFrame>
  )
}

type SheetFrameProps = {
  resource: Resource<unknown>
  sheeted: Sheeted | null
  button?: ComponentChildren
  children: ComponentChildren
}

function SheetFrame({ resource, sheeted, button, children }: SheetFrameProps) {
  const title = say('console.outcomes.test_sheet')
  return (
    <Page
      title={sheeted?.name ?? title}
      documentTitle={sheeted ? `${title} ${sheeted.name}` : title}
      class="sheet-page"
      crumbs={
        <>
          <Crumb href={at('outcomes')}>{say('console.pages.outcomes')}</Crumb>
          <Crumb href={at('outcomes/plan')}>{say('console.outcomes.plan')}</Crumb>
          <span>{title}</span>
        </>
      }
      buttons={
        sheeted && (
          <>
            <LinkButton href={at(`listings/${sheeted.pdp_id}/composer`)}>
              {say('console.listing.open_in_composer')}
            </LinkButton>
            {button}
            <Button look="first" onClick={() => print()}>
              {say('console.brief.print')}
            </Button>
          </>
        )
      }
    >
      <Loaded resource={resource} rows={8}>
        {() =>
          sheeted ? (
            <Sheet sheeted={sheeted}>{children}</Sheet>
          ) : (
            <Empty title={say('console.outcomes.no_sheet')} text={say('console.outcomes.no_plan_text')}>
              <LinkButton href={at('outcomes/plan')}>{say('console.outcomes.plan')}</LinkButton>
            </Empty>
          )
        }
      </Loaded>
    </Page>
  )
}
