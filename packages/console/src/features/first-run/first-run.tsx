import './first-run.css'
import { useEffect } from 'preact/hooks'
import { at } from '../../base.ts'
import { LinkButton } from '../../parts/button.tsx'
import { Empty } from '../../parts/controls.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { signedInBy } from '../../session/signed-in-by.ts'
import { say } from '../../words/say.ts'
import { ArrivingShelf } from './arriving-shelf.tsx'
import { DemoDoor } from './demo-door.tsx'
import { demoLoad, forgetDemoLoad } from './demo-load.ts'
import { OwnListingDoor } from './own-listing-door.tsx'
import { ProgramDoor } from './program-door.tsx'

/** Offers ways to a first score to organizations without listings. */
export function FirstRun() {
  const { demo, can, organization } = currentSession()
  useEffect(() => forgetDemoLoad, [])
  if (!can.edit)
    return (
      <Page title={say('console.overview.title')} documentTitle={say('console.overview.title')}>
        <Empty
          title={say('console.first_run.no_listing')}
          text={say('console.first_run.no_listing_text', { organization: organization.name })}
        >
          <LinkButton href={at('activity')}>{say('console.activity.title')}</LinkButton>
        </Empty>
      </Page>
    )
  const isLoading = demoLoad.value !== null
  return (
    <Page
      class="first-run"
      documentTitle={say('console.first_run.document_title')}
      title={isLoading ? say('console.first_run.demo') : say('console.first_run.title')}
      crumbs={signedInBy.value === 'setup' ? <SetupNote /> : undefined}
      meta={say('console.first_run.intro')}
    >
      {demo && isLoading && <ArrivingShelf asins={demo.asins} isLoading />}
      <div class={demo && !isLoading ? 'doors three' : 'doors two'}>
        {demo && !isLoading && <DemoDoor asins={demo.asins} />}
        <OwnListingDoor isPrimary={!demo} />
        <ProgramDoor />
      </div>
      {demo && !isLoading && <ArrivingShelf asins={demo.asins} isLoading={false} />}
    </Page>
  )
}

const SetupNote = () => (
  <span class="setup-note row">
    <Icon name="check" />
    {say('console.first_run.operator')}
  </span>
)
