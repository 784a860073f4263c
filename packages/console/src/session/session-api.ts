import { SERVICE_URL } from '../base.ts'
import { say } from '../words/say.ts'
import type * as Contract from './contract.ts'

// Requests with the session cookie: sign-in, people, credentials, organizations and health. All others use the
// SDK.

/** A displayed name, which the service may lack until the person gives it. */
type WithName<Someone> = Omit<Someone, 'name'> & { name: string }

export type Person = WithName<Contract.Person>
export type Session = Omit<Contract.Session, 'user'> & { user: WithName<Contract.Session['user']> }

const TIMEOUT_MS = 30_000

/** A refusal by the service. */
export class SessionError extends Error {
  readonly status: number
  readonly code: string
  readonly extra: unknown
  constructor(status: number, code: string, message: string, extra: unknown) {
    super(message)
    this.name = 'SessionError'
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/** Displayed organization, and handlers for a session that no longer fits. */
const page = { organizationId: '', onEnd: () => {}, onOtherOrganization: () => {} }

/** Sets the requests' organization. The service refuses those of another session. */
export function showOrganization(organizationId: string): void {
  page.organizationId = organizationId
}

/** Sets handlers for an ended session, or one switched to another organization in another tab. */
export function onSessionChange(handlers: Pick<typeof page, 'onEnd' | 'onOtherOrganization'>): void {
  Object.assign(page, handlers)
}

/** Requests whose 401 does not mean an ended session. */
const FOR_STRANGERS = new Set([
  'GET console/api/session',
  'POST console/api/session',
  'POST console/api/links',
  'POST console/api/session/passkey',
  'POST console/api/session/recovery-code',
  'POST console/api/session/device',
])

/**
 * Sends a request with the session cookie and returns the response body.
 *
 * @throws SessionError
 */
async function send<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(`${SERVICE_URL}/${path}`, {
    method,
    headers: {
      'endcap-console': '1',
      ...(page.organizationId === '' ? {} : { 'endcap-organization': page.organizationId }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await response.text()
  const answer: unknown = text === '' ? null : JSON.parse(text)
  if (response.ok) return answer as Body
  const {
    error_code = 'UNEXPECTED',
    detail = say('console.session.refused', { status: response.status }),
    extra = null,
  } = (answer ?? {}) as { error_code?: string; detail?: string; extra?: unknown }
  if (response.status === 401 && !FOR_STRANGERS.has(`${method} ${path}`)) page.onEnd()
  if (error_code === 'ORGANIZATION_CHANGED') page.onOtherOrganization()
  throw new SessionError(response.status, error_code, detail, extra)
}

const segment = encodeURIComponent

const withName = <Someone extends { name: string | null; email: string | null }>(
  person: Someone,
): WithName<Someone> => ({ ...person, name: person.name ?? person.email ?? say('console.session.unnamed') })

/** Sends a request that returns a session. */
async function sendForSession(method: string, path: string, body?: unknown): Promise<Session> {
  return named(await send<Contract.Session>(method, path, body))
}

const named = (session: Contract.Session): Session => ({ ...session, user: withName(session.user) })

const organizationPath = (id: string): string => `admin/v1/organizations/${segment(id)}`

export const sessionApi = {
  read: () => sendForSession('GET', 'console/api/session'),
  inspectLink: (secret: string) => send<Contract.LinkDescription>('POST', 'console/api/links', { secret }),
  signIn: (secret: string, name?: string) =>
    sendForSession('POST', 'console/api/session', { secret, ...(name === undefined ? {} : { name }) }),
  passkeyChallenge: async () =>
    (await send<Contract.PasskeyOptions>('POST', 'console/api/session/passkey-challenge')).options,
  signInWithPasskey: (signed: unknown) => sendForSession('POST', 'console/api/session/passkey', signed),
  signInWithCode: (code: string) => sendForSession('POST', 'console/api/session/recovery-code', { code }),
  claimDevice: (secret: string) =>
    send<Contract.DeviceClaim>('POST', 'console/api/device-link/claim', { secret }),
  /** Returns null until the person confirms this device on the other one. */
  signInWithDevice: async (claim: string) => {
    const answer = await send<Contract.Session | Contract.DeviceLinkState>(
      'POST',
      'console/api/session/device',
      { claim },
    )
    return 'state' in answer ? null : named(answer)
  },
  signOut: () => send<null>('DELETE', 'console/api/session'),
  switchOrganization: (organizationId: string) =>
    sendForSession('PUT', 'console/api/session/organization', { organization_id: organizationId }),
  token: () => send<Contract.PersonToken>('POST', 'console/token'),
  people: async () => (await send<Contract.PersonList>('GET', 'console/api/people')).data.map(withName),
  invite: async (invitation: Contract.NewPerson) => {
    const answer = await send<Contract.InvitedPerson>('POST', 'console/api/people', invitation)
    return { ...answer, person: withName(answer.person) }
  },
  changePerson: async (id: string, change: Contract.PersonChange) =>
    withName(await send<Contract.Person>('PATCH', `console/api/people/${segment(id)}`, change)),
  linkFor: (id: string) => send<Contract.PersonLink>('POST', `console/api/people/${segment(id)}/link`),
  credentials: async () =>
    (await send<Contract.ManagedCredentialList>('GET', 'console/api/credentials')).data,
  createCredential: (name: string) =>
    send<Contract.CreatedCredential>('POST', 'console/api/credentials', { name }),
  revokeCredential: (clientId: string) =>
    send<null>('DELETE', `console/api/credentials/${segment(clientId)}`),
  waysIn: () => send<Contract.WaysIn>('GET', 'console/api/ways-in'),
  newPasskeyChallenge: async () =>
    (await send<Contract.PasskeyOptions>('POST', 'console/api/passkeys/challenge')).options,
  addPasskey: (name: string, credential: unknown) =>
    send<Contract.Passkey>('POST', 'console/api/passkeys', { name, credential }),
  renamePasskey: (id: string, name: string) =>
    send<Contract.Passkey>('PATCH', `console/api/passkeys/${segment(id)}`, { name }),
  removePasskey: (id: string) => send<null>('DELETE', `console/api/passkeys/${segment(id)}`),
  makeRecoveryCodes: async () =>
    (await send<Contract.RecoveryCodes>('POST', 'console/api/recovery-codes')).codes,
  linkDevice: () => send<Contract.DeviceLink>('POST', 'console/api/device-link'),
  deviceLinkState: async () => (await send<Contract.DeviceLinkState>('GET', 'console/api/device-link')).state,
  confirmDevice: () => send<null>('POST', 'console/api/device-link/confirmation'),
  endDeviceLink: () => send<null>('DELETE', 'console/api/device-link'),
  health: () => send<Contract.ServiceHealth>('GET', 'admin/v1/health'),
  retryDeadLetter: (id: string) => send<unknown>('POST', `admin/v1/dead-letters/${segment(id)}/retry`),
  discardDeadLetter: (id: string) => send<null>('POST', `admin/v1/dead-letters/${segment(id)}/discard`),
  organizations: async () => (await send<Contract.OrganizationList>('GET', 'admin/v1/organizations')).data,
  changeOrganization: (id: string, change: Contract.OrganizationChange) =>
    send<Contract.Organization>('PATCH', organizationPath(id), change),
  deleteOrganization: (id: string, name: string) =>
    send<Contract.Organization>('DELETE', `${organizationPath(id)}?confirm=${segment(name)}`),
}

/** Starts the sign-in by an identity provider. */
export const OIDC_URL = `${SERVICE_URL}/console/oidc`
