import { Endcap } from '@endcap/client'
import { signal } from '@preact/signals'
import { SERVICE_URL } from '../base.ts'
import { clearResources } from '../data/resource.ts'
import { type Session, SessionError, type SignInOptions, sessionApi } from './session-api.ts'

export type SignInState =
  | { status: 'loading' }
  | { status: 'signed_out'; options: SignInOptions }
  | { status: 'signed_in'; session: Session }
  | { status: 'unreachable'; message: string }

export const signIn = signal<SignInState>({ status: 'loading' })

/** The client of the API. It gets its short-lived tokens for the cookie of the session. */
export const endcap = Endcap.withToken(
  async () => {
    try {
      return await sessionApi.token()
    } catch (error) {
      if (error instanceof SessionError && error.status === 401) await refreshSession()
      throw error
    }
  },
  { baseUrl: SERVICE_URL, timeout: 60_000 },
)

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

/** Shows the pages of a session. Data of another organization is forgotten. */
export function enter(session: Session): void {
  const { value } = signIn
  const isSame =
    value.status === 'signed_in' &&
    value.session.organization.organization_id === session.organization.organization_id &&
    value.session.user.user_id === session.user.user_id
  if (!isSame) clearResources()
  signIn.value = { status: 'signed_in', session }
}

/** Ends the session. Reloads the page, so that nothing of the session stays in memory. */
export async function signOut(): Promise<void> {
  await sessionApi.signOut()
  location.reload()
}

/** Switches to another organization. The old access token is of the old one, so the page is loaded anew. */
export async function switchOrganization(organizationId: string, to: string): Promise<void> {
  await sessionApi.switchOrganization(organizationId)
  location.assign(to)
}
