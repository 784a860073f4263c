import { Endcap } from '@endcap/client'
import { signal } from '@preact/signals'
import { SERVICE_URL } from '../base.ts'
import type { SignInOptions } from './contract.ts'
import { onSessionChange, type Session, SessionError, sessionApi, showOrganization } from './session-api.ts'

export type SignInState =
  | { status: 'loading' }
  | { status: 'signed_out'; options: SignInOptions }
  | { status: 'signed_in'; session: Session }
  | { status: 'unreachable'; message: string }

export const signIn = signal<SignInState>({ status: 'loading' })

/** The client of the API. It gets its short-lived tokens for the cookie of the session. */
export const endcap = Endcap.withToken(sessionApi.token, { baseUrl: SERVICE_URL, timeout: 60_000 })

/** Returns the session. Pages are shown to signed-in people only. */
export function currentSession(): Session {
  const { value } = signIn
  if (value.status !== 'signed_in') throw new Error('nobody is signed in')
  return value.session
}

/** Reads the session of the cookie. */
export async function refreshSession(): Promise<void> {
  try {
    enter(await sessionApi.read())
  } catch (error) {
    if (error instanceof SessionError && error.status === 401) {
      const { oidc = null, has_users: hasUsers = true } = (error.extra ?? {}) as Partial<SignInOptions>
      signIn.value = { status: 'signed_out', options: { oidc, has_users: hasUsers } }
      return
    }
    signIn.value = {
      status: 'unreachable',
      message: error instanceof SessionError ? error.message : 'The service does not answer.',
    }
  }
}

/** The person and the organization whose data this page holds. */
let owner: string | null = null

/** Shows the pages of a session. The page is loaded anew for another person or organization, so that no data stays. */
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

/** Ends the session. Reloads the page, so that nothing of the session stays in memory. */
export async function signOut(): Promise<void> {
  await sessionApi.signOut()
  // The tab keeps the work of the person.
  sessionStorage.clear()
  location.reload()
}

/** Switches to another organization. The old access token is of the old one, so the page is loaded anew. */
export async function switchOrganization(organizationId: string, to: string): Promise<void> {
  await sessionApi.switchOrganization(organizationId)
  location.assign(to)
}
