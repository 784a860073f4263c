import './sign-in.css'
import type { MessageId } from '@endcap/words/message'
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
import { say, sayWith } from '../../words/say.ts'
import { Command } from './command.tsx'
import { LinkSignIn } from './link-sign-in.tsx'
import { HelpOnTheMachine, Notice } from './notices.tsx'

/** The page for people who are signed out. */
export function SignInPage() {
  usePageTitle(say('console.sign_in.title'))
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

const OIDC_ERRORS: Record<string, MessageId> = {
  not_invited: 'console.sign_in.oidc_not_invited',
  email_not_verified: 'console.sign_in.oidc_unverified',
  unavailable: 'console.sign_in.oidc_unavailable',
}

type WithoutLinkProps = { options: SignInOptions; oidcError: string | null }

function WithoutLink({ options: { oidc, has_users: hasUsers }, oidcError }: WithoutLinkProps) {
  if (!hasUsers) return <BeforeSetup />
  return (
    <>
      <h1>{say('console.sign_in.title')}</h1>
      {oidcError !== null && <Notice>{say(OIDC_ERRORS[oidcError] ?? 'console.sign_in.oidc_failed')}</Notice>}
      {oidc && (
        <Button look="first" onClick={() => location.assign(OIDC_URL)}>
          {say('console.sign_in.with', { provider: oidc.name })}
        </Button>
      )}
      <p class="quiet">{oidc ? say('console.sign_in.or_open_link') : say('console.sign_in.open_link')}</p>
      <HelpOnTheMachine />
    </>
  )
}

/** Shown while nobody exists: only somebody who sees the terminal may set up the service. */
const BeforeSetup = () => (
  <>
    <h1>{say('console.sign_in.setup_title')}</h1>
    <p class="quiet">
      {sayWith('console.sign_in.before_setup', {}, { code: (text) => <code>{text}</code> })}
    </p>
    <p class="quiet">{say('console.sign_in.before_setup_link')}</p>
    <Command>{'npm start'}</Command>
  </>
)
