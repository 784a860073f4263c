import { SERVICE_URL } from '../base.ts'
import { say } from '../words/say.ts'

// Requests that need the session cookie: sign-in, people, credentials and health. Everything else goes through the SDK.

export type Role = 'viewer' | 'editor' | 'admin' | 'operator'

export type OrganizationChoice = { organization_id: string; name: string; role: Role }

export type Session = {
  user: { user_id: string; name: string; email: string | null; is_operator: boolean }
  organization: OrganizationChoice
  organizations: OrganizationChoice[]
  base_url: string
  version: string
  model_version: string
  demo: { asins: string[] } | null
  docs_url: string
  can: { manage_people: boolean; edit: boolean; operate: boolean }
}

export type SignInOptions = { oidc: { name: string } | null; has_users: boolean }

export type LinkInfo = {
  kind: 'setup' | 'invitation' | 'sign_in'
  name: string | null
  organization: { name: string } | null
  role: Role
}

export type Person = {
  user_id: string
  name: string
  email: string | null
  role: Role
  is_operator: boolean
  state: 'active' | 'invited' | 'disabled'
  last_seen_at: string | null
  created_at: string
}

export type ListedCredential = {
  client_id: string
  name: string | null
  created_at: string
  created_by: string | null
  last_used_at: string | null
  disabled_at: string | null
  integration_ids: string[]
}

export type NewCredential = {
  client_id: string
  client_secret: string
  organization_id: string
  audience: string
  token_url: string
  base_url: string
  name: string
}

export type DeadLetter = {
  id: string
  queue: string
  organization: string | null
  subject: string | null
  error: string | null
  failed_at: string | null
}

export type Health = {
  version: string
  commit: string | null
  schema: string
  started_at: string
  queues: { name: string; waiting: number; active: number; failed: number }[]
  dead_letters: DeadLetter[]
  findings: { check: string; level: 'ok' | 'warning' | 'error'; text: string; advice: string | null }[]
  storage: {
    kind: 'file' | 's3'
    place: string
    /** Null for a bucket. */
    free_bytes: number | null
    total_bytes: number | null
    database: 'embedded' | 'postgresql'
  }
}

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

/** Organization that the page shows, and what to do when the session no longer fits it. */
const page = { organizationId: '', onEnd: () => {}, onOtherOrganization: () => {} }

/** Sets the organization that requests are for. The service refuses them when the session has another one. */
export function showOrganization(organizationId: string): void {
  page.organizationId = organizationId
}

/** Sets what happens when the session has ended, or has been switched to another organization in another tab. */
export function onSessionChange(handlers: Pick<typeof page, 'onEnd' | 'onOtherOrganization'>): void {
  Object.assign(page, handlers)
}

/** Requests that a 401 answers for strangers. */
const FOR_STRANGERS = new Set(['GET api/session', 'POST api/session', 'POST api/links'])

/**
 * Sends a request with the session cookie and returns the body of the answer.
 *
 * @throws SessionError
 */
async function send<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(`${SERVICE_URL}/console/${path}`, {
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

/** A person as the service stores it: the name may be unknown until the person gives it. */
type Named<Someone> = Omit<Someone, 'name'> & { name: string | null }

/** Returns the person with a name to show. */
const withName = <Someone extends { name: string; email: string | null }>(person: Named<Someone>): Someone =>
  ({ ...person, name: person.name ?? person.email ?? say('console.session.unnamed') }) as Someone

type StoredSession = Omit<Session, 'user'> & { user: Named<Session['user']> }

/** Sends a request whose answer is a session. */
async function sendForSession(method: string, path: string, body?: unknown): Promise<Session> {
  const session = await send<StoredSession>(method, path, body)
  return { ...session, user: withName<Session['user']>(session.user) }
}

/** Requests of the session, by what they do. */
export const sessionApi = {
  read: () => sendForSession('GET', 'api/session'),
  inspectLink: (secret: string) => send<LinkInfo>('POST', 'api/links', { secret }),
  signIn: (secret: string, name?: string) =>
    sendForSession('POST', 'api/session', { secret, ...(name === undefined ? {} : { name }) }),
  signOut: () => send<null>('DELETE', 'api/session'),
  switchOrganization: (organizationId: string) =>
    sendForSession('PUT', 'api/session/organization', { organization_id: organizationId }),
  token: () => send<{ access_token: string; expires_in: number }>('POST', 'token'),
  people: async () => {
    const { people } = await send<{ people: Named<Person>[] }>('GET', 'api/people')
    return { people: people.map(withName<Person>) }
  },
  invite: async (invitation: { name?: string; email?: string; role: Role }) => {
    const answer = await send<{ person: Named<Person>; link: string; expires_at: string }>(
      'POST',
      'api/people',
      invitation,
    )
    return { ...answer, person: withName<Person>(answer.person) }
  },
  changePerson: async (id: string, change: { role?: Role; disabled?: boolean }) =>
    withName<Person>(await send<Named<Person>>('PATCH', `api/people/${segment(id)}`, change)),
  linkFor: (id: string) =>
    send<{ link: string; expires_at: string }>('POST', `api/people/${segment(id)}/link`),
  credentials: () => send<{ credentials: ListedCredential[] }>('GET', 'api/credentials'),
  createCredential: (name: string) => send<NewCredential>('POST', 'api/credentials', { name }),
  revokeCredential: (clientId: string) => send<null>('DELETE', `api/credentials/${segment(clientId)}`),
  health: () => send<Health>('GET', 'api/health'),
  retryDeadLetter: (id: string) => send<null>('POST', `api/dead-letters/${segment(id)}/retry`),
  discardDeadLetter: (id: string) => send<null>('POST', `api/dead-letters/${segment(id)}/discard`),
}

/** Address at which the sign-in by an identity provider starts. */
export const OIDC_URL = `${SERVICE_URL}/console/oidc`
