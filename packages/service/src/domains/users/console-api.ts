import { setActorOfWork } from '@endcap/foundation/concurrency/work-scope'
import cookie from '@fastify/cookie'
import type { FastifyContextConfig, FastifyPluginAsync, FastifyRequest, FastifySchema } from 'fastify'
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { isOwnHost } from '../../platform/http/own-host.ts'
import { includesRole } from '../auth/role.ts'
import type { OpenSession, SignedIn } from './open-session.ts'
import type { SessionCookie } from './session-cookie.ts'

/** Rights that an operation of the console needs: it is open to everybody, people who are signed in, or people with a role. */
export type ConsoleNeeds = 'nothing' | 'viewer' | 'admin' | 'operator'

declare module 'fastify' {
  interface FastifyContextConfig {
    consoleNeeds?: ConsoleNeeds
    /** The operation does not depend on the organization that the page shows. */
    ignoresShownOrganization?: boolean
  }
  interface FastifyRequest {
    /** The person who is signed in, at operations of the console that need one. */
    signedIn: SignedIn | null
  }
}

type Deps = {
  baseUrl: string
  sessionCookie: SessionCookie
  openSession: OpenSession
  operations: readonly FastifyPluginAsync[]
}

/** Header that the console sends. A page of another site cannot send it without a preflight request, which is refused. */
const CONSOLE_HEADER = 'endcap-console'
/** Header with the organization that the page shows. Another tab may have switched the session to another one. */
const ORGANIZATION_HEADER = 'endcap-organization'

/**
 * Creates the operations of the console that a session's cookie authenticates. All of them are guarded against requests
 * of other sites, and none is a part of the API that is documented.
 */
export function consoleApi({ baseUrl, sessionCookie, openSession, operations }: Deps): FastifyPluginAsync {
  return async (server) => {
    await server.register(cookie)
    server.decorateRequest('signedIn', null)
    server.addHook('onRoute', ({ url, config }) => {
      if (config?.consoleNeeds === undefined) throw new Error(`${url} does not declare who may call it`)
    })
    server.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      refuseForeign(request, baseUrl)
      const { consoleNeeds = 'operator', ignoresShownOrganization } = request.routeOptions.config
      if (consoleNeeds === 'nothing') return
      const signedIn = await openSession(sessionCookie.read(request))
      if (!signedIn) throw signedOut()
      request.signedIn = signedIn
      setActorOfWork({ kind: 'person', id: signedIn.user.id })
      request.logFields['user_id'] = signedIn.user.id
      request.logFields['organization_id'] = signedIn.organization.organizationId
      if (ignoresShownOrganization !== true) refuseOtherOrganization(request, signedIn)
      refuseRole(signedIn, consoleNeeds)
    })
    for (const operation of operations) await server.register(operation)
  }
}

/** Defines an operation of the console: its name in traces, who may call it, and the schemas of its request. */
export function consoleOperation<
  Schema extends Pick<FastifyZodOpenApiSchema, 'params' | 'querystring' | 'body'> = { body?: never },
>(
  id: string,
  needs: ConsoleNeeds,
  request?: Schema,
): { schema: Schema & FastifySchema; config: FastifyContextConfig } {
  // Fastify's own schema type does not know Zod.
  const schema = { ...request, hide: true } as unknown as Schema & FastifySchema
  return { schema, config: { consoleNeeds: needs, spanName: id } }
}

/** Returns the person who is signed in, at operations that need one. */
export function signedInOf({ signedIn, url }: FastifyRequest): SignedIn {
  if (!signedIn) throw new Error(`${url} was called by nobody who is signed in`)
  return signedIn
}

/** Returns the error of requests without a valid session. */
export const signedOut = (extra?: Record<string, unknown>): DomainError =>
  new DomainError('SIGNED_OUT', 'nobody is signed in, or the session has ended', extra ? { extra } : {})

/**
 * Refuses requests that a page of another site sends, or that reach the service under another name.
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
 * Refuses a request of a page that shows another organization than that of the session.
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

function refuseRole({ user, organization }: SignedIn, needs: ConsoleNeeds): void {
  const isAllowed =
    needs === 'operator' ? user.isOperator : needs === 'nothing' || includesRole(organization.role, needs)
  if (!isAllowed) throw new DomainError('FORBIDDEN', `this needs the role ${needs}`)
}
