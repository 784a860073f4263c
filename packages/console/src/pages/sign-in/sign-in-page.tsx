import './sign-in.css'
import type { MessageId } from '@endcap/words/message'
import { useEffect, useState } from 'preact/hooks'
import { Mark } from '../../parts/icon.tsx'
import { usePageTitle } from '../../parts/page.tsx'
import { ProductOutlines } from '../../parts/product-outlines.tsx'
import { Toasts } from '../../parts/toast.tsx'
import type { SignInOptions } from '../../session/contract.ts'
import { type Fragment, takeFragment } from '../../session/fragment.ts'
import { NO_OPTIONS, signIn } from '../../session/session.ts'
import { say, sayWith } from '../../words/say.ts'
import { Command } from './command.tsx'
import { DeviceSignIn } from './device-sign-in.tsx'
import { LinkSignIn } from './link-sign-in.tsx'
import { Lost } from './lost.tsx'
import { Notice } from './notices.tsx'
import { WaysIn } from './ways-in.tsx'

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
  const options = value.status === 'signed_out' ? value.options : NO_OPTIONS
  return (
    <main id="main" class="sign-in">
      <div class="sign-in-brand">
        <Mark />
        <b>Endcap</b>
      </div>
      <ProductOutlines />
      <div class="sign-in-ticket">
        <Way fragment={fragment} options={options} onFragment={setFragment} />
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

type WayProps = {
  fragment: Fragment | null
  options: SignInOptions
  onFragment: (fragment: Fragment | null) => void
}

function Way({ fragment, options, onFragment }: WayProps) {
  const back = () => onFragment(null)
  switch (fragment?.kind) {
    case 'link':
      return <LinkSignIn key={fragment.secret} secret={fragment.secret} hasUsers={options.has_users} />
    case 'device':
      return <DeviceSignIn key={fragment.secret} secret={fragment.secret} onBack={back} />
    case 'oidc_error':
    case undefined:
    default:
      return <WithoutLink options={options} oidcError={fragment?.reason ?? null} onLink={onFragment} />
  }
}

type WithoutLinkProps = {
  options: SignInOptions
  oidcError: string | null
  onLink: (link: Fragment) => void
}

function WithoutLink({ options, oidcError, onLink }: WithoutLinkProps) {
  const [isLost, setLost] = useState(false)
  if (!options.has_users) return <BeforeSetup />
  if (isLost) return <Lost onBack={() => setLost(false)} />
  return (
    <>
      <h1>{say('console.sign_in.title')}</h1>
      {oidcError !== null && <Notice>{say(OIDC_ERRORS[oidcError] ?? 'console.sign_in.oidc_failed')}</Notice>}
      <WaysIn options={options} onLink={onLink} onLost={() => setLost(true)} />
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
