import {
  ADMIN_OPERATIONS,
  type AdminOperation,
  type AdminOperationId,
  type AdminRole,
} from '@endcap/api/admin'
import { setActorOfWork } from '@endcap/foundation/concurrency/work-scope'
import cookie from '@fastify/cookie'
import type { FastifyPluginAsync, FastifyRequest, FastifySchema } from 'fastify'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { isOwnHost } from '../../platform/http/own-host.ts'
import { includesRole } from '../auth/role.ts'
import type { OpenSession, SignedIn } from './open-session.ts'
import type { SessionCookie } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    consoleNeeds?: AdminRole
    /** Independent of the organization that the page shows. */
    ignoresShownOrganization?: boolean
  }
  interface FastifyRequest {
    /** Set by console operations that need a person. */
    signedIn: SignedIn | null
  }
}

type SessionDeps = { baseUrl: string; sessionCookie: SessionCookie; openSession: OpenSession }

/** Other sites cannot send this header without a preflight, which is refused. */
export const CONSOLE_HEADER = 'endcap-console'
/** The page's organization. Another tab may have switched the session. */
const ORGANIZATION_HEADER = 'endcap-organization'

/** @throws DomainError */
export type AuthenticateSession = (request: FastifyRequest) => Promise<void>

/** Authenticates by session cookie, and refuses other sites. */
export function createAuthenticateSession({
  baseUrl,
  sessionCookie,
  openSession,
}: SessionDeps): AuthenticateSession {
  return async function authenticateSession(request) {
    refuseForeign(request, baseUrl)
    const { consoleNeeds = 'operator', ignoresShownOrganization } = request.routeOptions.config
    if (consoleNeeds === 'nobody') return
    const signedIn = await openSession(sessionCookie.read(request))
    if (!signedIn) throw signedOut()
    const { user, organization } = signedIn
    const { organizationId } = organization
    request.signedIn = signedIn
    request.actor = { userId: user.id, isOperator: user.isOperator, organizationId }
    setActorOfWork({ kind: 'person', id: user.id })
    request.logFields['user_id'] = user.id
    request.logFields['organization_id'] = organizationId
    if (ignoresShownOrganization !== true) refuseOtherOrganization(request, signedIn)
    refuseRole(signedIn, consoleNeeds)
  }
}

type Deps = { authenticateSession: AuthenticateSession; operations: readonly FastifyPluginAsync[] }

/** Registers console operations that use the session cookie. */
export function consoleApi({ authenticateSession, operations }: Deps): FastifyPluginAsync {
  return async (server) => {
    await server.register(cookie)
    server.decorateRequest('signedIn', null)
    server.decorateRequest('actor', null)
    server.addHook('onRoute', ({ url, config }) => {
      if (config?.consoleNeeds === undefined) throw new Error(`${url} does not declare who may call it`)
    })
    server.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      await authenticateSession(request)
    })
    for (const operation of operations) await server.register(operation)
  }
}

type RequestOf<Id extends AdminOperationId> = (typeof ADMIN_OPERATIONS)[Id] extends { request: infer Request }
  ? Request
  : { body?: never }

/** Returns an operation's route without its handler. */
export function adminRoute<Id extends AdminOperationId>(id: Id) {
  const { method, path, role, request }: AdminOperation = ADMIN_OPERATIONS[id]
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Fastify's own schema type does not know Zod.
    schema: { ...request, hide: true } as unknown as RequestOf<Id> & FastifySchema,
    // Operators' tokens need the scope admin except for reading.
    config: { consoleNeeds: role, needs: method === 'GET' ? 'viewer' : 'admin', spanName: id } as const,
  }
}

/** Returns the person of operations that need one. */
export function signedInOf({ signedIn, url }: FastifyRequest): SignedIn {
  if (!signedIn) throw new Error(`${url} was called by nobody who is signed in`)
  return signedIn
}

/** Creates the error for an invalid session. */
export const signedOut = (extra?: Record<string, unknown>): DomainError =>
  new DomainError('SIGNED_OUT', 'nobody is signed in, or the session has ended', extra ? { extra } : {})

/**
 * Refuses other sites, and requests to another host name.
 *
 * @throws DomainError FORBIDDEN
 */
function refuseForeign(request: FastifyRequest, baseUrl: string): void {
  const { method, headers } = request
  const refuse = (detail: string) => new DomainError('FORBIDDEN', detail)
  if (!isOwnHost(request, baseUrl)) throw refuse(`the console is served at ${baseUrl} only`)
  if (headers[CONSOLE_HEADER] !== '1') throw refuse('the header Endcap-Console: 1 is missing')
  if (![undefined, 'same-origin'].includes(headers['sec-fetch-site']?.toString()))
    throw refuse('the request comes from another site')
  if (method !== 'GET' && method !== 'HEAD' && headers.origin !== new URL(baseUrl).origin)
    throw refuse('the header Origin is not that of the console')
}

/**
 * Refuses pages that show another organization than the session's.
 *
 * @throws DomainError ORGANIZATION_CHANGED
 */
function refuseOtherOrganization({ headers }: FastifyRequest, { organization }: SignedIn): void {
  const shown = headers[ORGANIZATION_HEADER]
  if (shown === undefined || shown === organization.organizationId) return
  throw new DomainError(
    'ORGANIZATION_CHANGED',
    `another tab has switched to the organization ${organization.name}; load the page again`,
  )
}

function refuseRole({ user, organization }: SignedIn, needs: AdminRole): void {
  const isAllowed =
    needs === 'operator' ? user.isOperator : needs === 'nobody' || includesRole(organization.role, needs)
  if (!isAllowed) throw new DomainError('FORBIDDEN', `this needs the role ${needs}`)
}
