import { useEffect } from 'preact/hooks'
import { ErrorBoundary, LocationProvider, lazy, Route, Router, useLocation } from 'preact-iso'
import { at, CONSOLE_PATH } from './base.ts'
import { FaultBoundary } from './frame/fault-boundary.tsx'
import { Frame } from './frame/frame.tsx'
import { loadPage } from './frame/load-page.ts'
import { Page } from './frame/page.tsx'
import { takeFragment } from './pages/sign-in/link.ts'
import { Button } from './parts/button.tsx'
import { Empty } from './parts/controls.tsx'
import { keepAddress, takeAddress } from './session/return-address.ts'
import { refreshSession, signIn } from './session/session.ts'

// Each page is a chunk of its own, so that the first page loads no other.
const page = <Name extends string>(load: () => Promise<Record<Name, () => preact.JSX.Element>>, name: Name) =>
  lazy(() => loadPage(load).then((module) => module[name]))

const Overview = page(() => import('./pages/overview/overview-page.tsx'), 'OverviewPage')
const Listings = page(() => import('./pages/listings/listings-page.tsx'), 'ListingsPage')
const Compare = page(() => import('./pages/compare/compare-page.tsx'), 'ComparePage')
const Listing = page(() => import('./pages/listing/listing-page.tsx'), 'ListingPage')
const Composer = page(() => import('./pages/composer/composer-page.tsx'), 'ComposerPage')
const Spark = page(() => import('./pages/spark/spark-page.tsx'), 'SparkPage')
const History = page(() => import('./pages/history/history-page.tsx'), 'HistoryPage')
const Image = page(() => import('./pages/image/image-page.tsx'), 'ImagePage')
const ShotList = page(() => import('./pages/shot-list/shot-list-page.tsx'), 'ShotListPage')
const Imports = page(() => import('./pages/imports/imports-page.tsx'), 'ImportsPage')
const Import = page(() => import('./pages/imports/import-page.tsx'), 'ImportPage')
const Teach = page(() => import('./pages/teach/teach-page.tsx'), 'TeachPage')
const Activity = page(() => import('./pages/activity/activity-page.tsx'), 'ActivityPage')
const Settings = page(() => import('./pages/settings/settings-page.tsx'), 'SettingsPage')
const SignIn = page(() => import('./pages/sign-in/sign-in-page.tsx'), 'SignInPage')

/** The console: the sign-in for strangers, the pages for people who are signed in. */
export const App = () => (
  <LocationProvider scope={CONSOLE_PATH}>
    <ErrorBoundary>
      <FaultBoundary>
        <Content />
      </FaultBoundary>
    </ErrorBoundary>
  </LocationProvider>
)

function Content() {
  const { value } = signIn
  switch (value.status) {
    case 'loading':
      return null
    case 'unreachable':
      return (
        <main class="alone">
          <Empty title="The service does not answer" text={value.message}>
            <Button onClick={refreshSession}>Try again</Button>
          </Empty>
        </main>
      )
    case 'signed_out':
      keepAddress()
      return <SignIn />
    case 'signed_in':
    default:
      // Somebody who is signed in needs no link, whose secret must not stay in the address.
      takeFragment()
      return <Pages />
  }
}

function Pages() {
  const { route } = useLocation()
  useEffect(() => {
    const address = takeAddress()
    if (address !== null) route(address, true)
  }, [])
  return (
    <Frame>
      <Router>
        <Route path={at('')} component={Overview} />
        <Route path={at('listings')} component={Listings} />
        <Route path={at('compare')} component={Compare} />
        <Route path={at('listings/:id')} component={Listing} />
        <Route path={at('listings/:id/composer')} component={Composer} />
        <Route path={at('listings/:id/spark')} component={Spark} />
        <Route path={at('listings/:id/history')} component={History} />
        <Route path={at('images/:id')} component={Image} />
        <Route path={at('shot-list')} component={ShotList} />
        <Route path={at('import')} component={Imports} />
        <Route path={at('import/:id')} component={Import} />
        <Route path={at('teach')} component={Teach} />
        <Route path={at('activity')} component={Activity} />
        <Route path={at('settings')} component={Settings} />
        <Route path={at('settings/:section')} component={Settings} />
        <Route default component={NotFound} />
      </Router>
    </Frame>
  )
}

const NotFound = () => (
  <Page title="There is no such page" documentTitle="There is no such page">
    <Empty title="Nothing is at this address" text="It may be mistyped, or the listing may be gone.">
      <a class="button" href={at('listings')}>
        All listings
      </a>
    </Empty>
  </Page>
)
