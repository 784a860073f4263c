import { useEffect } from 'preact/hooks'
import { ErrorBoundary, LocationProvider, Route, Router, useLocation } from 'preact-iso'
import { at, CONSOLE_PATH, isShared } from './base.ts'
import { FaultBoundary } from './frame/fault-boundary.tsx'
import { Frame } from './frame/frame.tsx'
import { PAGES } from './pages/pages.ts'
import { Button } from './parts/button.tsx'
import { Empty } from './parts/controls.tsx'
import { lazyPage } from './parts/lazy-page.ts'
import { Page } from './parts/page.tsx'
import { takeFragment } from './session/fragment.ts'
import { keepAddress, takeAddress } from './session/return-address.ts'
import { refreshSession, signIn } from './session/session.ts'
import { say } from './words/say.ts'

const Shared = lazyPage(() => import('./pages/shared/shared-page.tsx'), 'SharedPage')
const SignIn = lazyPage(() => import('./pages/sign-in/sign-in-page.tsx'), 'SignInPage')

/** Shows the sign-in or, once signed in, the pages. Links for outsiders need no sign-in. */
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
  if (isShared()) return <Shared />
  switch (value.status) {
    case 'loading':
      return null
    case 'unreachable':
      return (
        <main class="alone">
          <Empty title={say('console.app.unreachable')} text={value.message}>
            <Button onClick={refreshSession}>{say('console.parts.try_again')}</Button>
          </Empty>
        </main>
      )
    case 'signed_out':
      keepAddress()
      return <SignIn />
    case 'signed_in':
    default:
      // Signed-in people need no link, and its secret must not stay in the URL.
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
        {PAGES.map(({ path, component }) => (
          <Route key={path} path={at(path)} component={component} />
        ))}
        <Route default component={NotFound} />
      </Router>
    </Frame>
  )
}

const NotFound = () => (
  <Page title={say('console.app.no_page')} documentTitle={say('console.app.no_page')}>
    <Empty title={say('console.app.no_page_title')} text={say('console.app.no_page_text')}>
      <a class="button" href={at('listings')}>
        {say('console.app.all_listings')}
      </a>
    </Empty>
  </Page>
)
