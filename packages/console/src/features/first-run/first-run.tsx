import './first-run.css'
import { useEffect } from 'preact/hooks'
import { at } from '../../base.ts'
import { LinkButton } from '../../parts/button.tsx'
import { Empty } from '../../parts/controls.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Page } from '../../parts/page.tsx'
import { currentSession } from '../../session/session.ts'
import { signedInBy } from '../../session/signed-in-by.ts'
import { ArrivingShelf } from './arriving-shelf.tsx'
import { DemoDoor } from './demo-door.tsx'
import { demoLoad, forgetDemoLoad } from './demo-load.ts'
import { OwnListingDoor } from './own-listing-door.tsx'
import { ProgramDoor } from './program-door.tsx'

/** The ways to a first score, for organizations without a listing. */
export function FirstRun() {
  const { demo, can, organization } = currentSession()
  useEffect(() => forgetDemoLoad, [])
  if (!can.edit)
    return (
      <Page title="Overview" documentTitle="Overview">
        <Empty
          title="There is no listing yet"
          text={`You may read in ${organization.name}. An editor or an admin adds the first listing.`}
        >
          <LinkButton href={at('activity')}>Activity</LinkButton>
        </Empty>
      </Page>
    )
  const isLoading = demoLoad.value !== null
  return (
    <Page
      class="first-run"
      documentTitle="First listing"
      title={isLoading ? 'The demo shop' : 'Score your first listing'}
      crumbs={signedInBy.value === 'setup' ? <SetupNote /> : undefined}
      meta="Endcap scores its images from 0 to 100, and says what to change and what each change is worth."
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
    You are signed in as the operator. The setup link is used up.
  </span>
)
