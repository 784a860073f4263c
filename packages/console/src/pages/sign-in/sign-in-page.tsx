import './sign-in.css'
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Mark } from '../../parts/icon.tsx'
import { usePageTitle } from '../../parts/page.tsx'
import { ProductOutlines } from '../../parts/product-outlines.tsx'
import { Toasts } from '../../parts/toast.tsx'
import type { SignInOptions } from '../../session/contract.ts'
import { takeFragment } from '../../session/fragment.ts'
import { signIn } from '../../session/session.ts'
import { OIDC_URL } from '../../session/session-api.ts'
import { Command } from './command.tsx'
import { LinkSignIn } from './link-sign-in.tsx'
import { HelpOnTheMachine, Notice } from './notices.tsx'

/** The page for people who are signed out. */
export function SignInPage() {
  usePageTitle('Sign in')
  const [fragment, setFragment] = useState(takeFragment)
  useEffect(() => {
    // A link that is opened in the same tab changes only the fragment.
    const read = () => {
      const taken = takeFragment()
      if (taken) setFragment(taken)
    }
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const { value } = signIn
  const options = value.status === 'signed_out' ? value.options : { oidc: null, has_users: true }
  return (
    <main id="main" class="sign-in">
      <div class="sign-in-brand">
        <Mark />
        <b>Endcap</b>
      </div>
      <ProductOutlines />
      <div class="sign-in-ticket">
        {fragment?.kind === 'link' ? (
          <LinkSignIn key={fragment.secret} secret={fragment.secret} hasUsers={options.has_users} />
        ) : (
          <WithoutLink options={options} oidcError={fragment?.reason ?? null} />
        )}
      </div>
      <Toasts />
    </main>
  )
}

const OIDC_ERRORS: Record<string, string> = {
  not_invited: 'Nobody invited this account yet. Ask an admin to invite you with its email address.',
  email_not_verified: 'Your provider has not verified your email address. Verify it there, then try again.',
  unavailable: 'Your provider does not answer. Try again in a minute.',
}

type WithoutLinkProps = { options: SignInOptions; oidcError: string | null }

function WithoutLink({ options: { oidc, has_users: hasUsers }, oidcError }: WithoutLinkProps) {
  if (!hasUsers) return <BeforeSetup />
  return (
    <>
      <h1>Sign in</h1>
      {oidcError !== null && (
        <Notice>{OIDC_ERRORS[oidcError] ?? 'The sign-in at your provider did not finish. Try again.'}</Notice>
      )}
      {oidc && (
        <Button look="first" onClick={() => location.assign(OIDC_URL)}>
          Sign in with {oidc.name}
        </Button>
      )}
      <p class="quiet">
        {oidc ? 'Or open' : 'Open'} your sign-in link. An admin makes one for you in Settings, People. It
        works once and within the hour.
      </p>
      <HelpOnTheMachine />
    </>
  )
}

/** Shown while nobody exists: only somebody who sees the terminal may set up the service. */
const BeforeSetup = () => (
  <>
    <h1>Set up Endcap</h1>
    <p class="quiet">
      Nobody uses this service yet. Open the setup link that was printed where the service was started. Its
      line begins with “Open” and its address contains <code>#setup=</code>.
    </p>
    <p class="quiet">The link is valid for an hour. A restart prints a new one:</p>
    <Command>npm start</Command>
  </>
)
