import { Endcap } from '@endcap/client'
import { signal } from '@preact/signals'
import { SERVICE_URL } from '../base.ts'
import { say, writer } from '../words/say.ts'
import type { SignInOptions } from './contract.ts'
import { forgetAllButWork } from './kept-work.ts'
import { onSessionChange, type Session, SessionError, sessionApi, showOrganization } from './session-api.ts'

export type SignInState =
  | { status: 'loading' }
  | { status: 'signed_out'; options: SignInOptions }
  | { status: 'signed_in'; session: Session }
  | { status: 'unreachable'; message: string }

/** Defaults for what the service leaves out. */
export const NO_OPTIONS: SignInOptions = { oidc: null, has_users: true, passkeys: false }

export const signIn = signal<SignInState>({ status: 'loading' })

/** API client, whose short-lived tokens come from the session cookie. */
export const endcap = Endcap.withToken(sessionApi.token, {
  baseUrl: SERVICE_URL,
  timeout: 60_000,
  fetch: fetchInLanguage,
})

/** Requests texts in the page's language, which may differ from the browser's. */
function fetchInLanguage(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('accept-language', writer().language)
  return fetch(url, { ...init, headers })
}

/** Returns the session. Pages are shown only when signed in. */
export function currentSession(): Session {
  const { value } = signIn
  if (value.status !== 'signed_in') throw new Error('nobody is signed in')
  return value.session
}

/** Returns whether the person sees all listings, and so what cannot be limited to a part. */
export function seesAll(): boolean {
  const { retailer, tag } = currentSession().organization
  return retailer === null && tag === null
}

/** Reads the cookie's session. */
export async function refreshSession(): Promise<void> {
  try {
    enter(await sessionApi.read())
  } catch (error) {
    if (error instanceof SessionError && error.status === 401) {
      const given = (error.extra ?? {}) as Partial<SignInOptions>
      signIn.value = { status: 'signed_out', options: { ...NO_OPTIONS, ...given } }
      return
    }
    signIn.value = {
      status: 'unreachable',
      message: error instanceof SessionError ? error.message : say('console.session.unreachable'),
    }
  }
}

/** Person and organization of this page's data. */
let owner: string | null = null

/** Shows a session's pages. Reloads for another person or organization, so no data stays. */
export function enter(session: Session): void {
  const { organization_id: organizationId } = session.organization
  const next = `${session.user.user_id} ${organizationId}`
  if (owner !== null && owner !== next) {
    location.reload()
    return
  }
  owner = next
  showOrganization(organizationId)
  signIn.value = { status: 'signed_in', session }
}

onSessionChange({
  onEnd: () => void refreshSession(),
  onOtherOrganization: () => location.reload(),
})

/** Ends the session. Reloads, so nothing stays in memory. The tab keeps only unsaved work. */
export async function signOut(): Promise<void> {
  await sessionApi.signOut()
  forgetAllButWork(sessionStorage)
  location.reload()
}

/** Switches the organization. Reloads, because the old access token belongs to the old one. */
export async function switchOrganization(organizationId: string, to: string): Promise<void> {
  await sessionApi.switchOrganization(organizationId)
  location.assign(to)
}
