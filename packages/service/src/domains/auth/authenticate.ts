import { setActorOfWork, setOwnerOfWork } from '@endcap/foundation/concurrency/work-scope'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { AccessTokens, Caller } from './access-tokens.ts'
import { includesRole } from './role.ts'
import { scopeOf } from './scope.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every authenticated request below `/v1`. */
    caller: Caller | null
  }
}

const REALM = 'Bearer realm="endcap"'

type Deps = {
  tokens: AccessTokens
  /** Counts the organization among those that share the process. */
  noteActive?: (organizationId: string) => void
}

/** Creates the hook for Bearer authentication (RFC 6750). */
export function createAuthenticate({ tokens, noteActive = () => undefined }: Deps) {
  return async function authenticate(request: FastifyRequest): Promise<void> {
    const { authorization } = request.headers
    const token = bearerOf(request)
    if (token === undefined) {
      const challenge = authorization === undefined ? REALM : `${REALM}, error="invalid_token"`
      throw new DomainError('UNAUTHORIZED', 'a Bearer access token is required', {
        headers: { 'www-authenticate': challenge },
      })
    }
    const caller = await tokens.verify(token)
    if (!caller) {
      throw new DomainError('UNAUTHORIZED', 'the access token is not valid or has expired', {
        headers: { 'www-authenticate': `${REALM}, error="invalid_token"` },
      })
    }
    request.caller = caller
    setOwnerOfWork(caller.organizationId)
    setActorOfWork({ kind: caller.kind, id: caller.clientId })
    noteActive(caller.organizationId)
    request.logFields['client_id'] = caller.clientId
    request.logFields['organization_id'] = caller.organizationId
    refuseRole(request, caller)
  }
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]

/** Creates the token check for long responses. */
export function createIsTokenValid({ tokens }: { tokens: Pick<AccessTokens, 'verify'> }) {
  return async (request: FastifyRequest): Promise<boolean> => {
    const token = bearerOf(request)
    return token !== undefined && (await tokens.verify(token)) !== null
  }
}

/** Refuses an insufficient role. An operation without a declaration counts as one that changes something. */
function refuseRole({ is404, routeOptions }: FastifyRequest, { role, kind }: Caller): void {
  const { needs = 'editor' } = routeOptions.config
  if (role === null || is404 || includesRole(role, needs)) return
  throw new DomainError(
    'FORBIDDEN',
    kind === 'person'
      ? `your role is ${role}, and this operation needs the role ${needs}`
      : `the token has the scope ${scopeOf(role)}, and this operation needs the scope ${scopeOf(needs)}`,
  )
}

/** Returns the caller of a request below `/v1`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error(`${request.url} was called without authentication`)
  return request.caller
}
