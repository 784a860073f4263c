import cookie from '@fastify/cookie'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { callerOf } from '../auth/authenticate.ts'
import type { CredentialStore } from '../auth/credential-store.ts'
import { existingOrganization } from '../organizations/manage-organizations.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import { type Actor, actorOf } from '../users/actor.ts'
import { type AuthenticateSession, CONSOLE_HEADER } from '../users/console-api.ts'

type Deps = {
  /** @throws DomainError */
  authenticate: (request: FastifyRequest) => Promise<void>
  /** Null without a console. */
  authenticateSession: AuthenticateSession | null
  credentials: Pick<CredentialStore, 'find'>
  organizations: Pick<OrganizationStore, 'find'>
  operations: readonly FastifyPluginAsync[]
}

const ofOrganization = z.object({ organization_id: z.string() })

/** Creates the operations below `/admin/v1`. They need an operator's token or console session. */
export function operatorsApi({ operations, ...deps }: Deps): FastifyPluginAsync {
  return async (server) => {
    await server.register(cookie)
    server.decorateRequest('signedIn', null)
    server.decorateRequest('actor', null)
    server.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const actor = await authenticateOperator(deps, request)
      const params = ofOrganization.safeParse(request.params)
      request.actor = params.success
        ? {
            ...actor,
            organizationId: (await existingOrganization(deps.organizations, params.data.organization_id)).id,
          }
        : actor
    })
    for (const operation of operations) await server.register(operation)
  }
}

async function authenticateOperator(
  { authenticate, authenticateSession, credentials }: Omit<Deps, 'operations'>,
  request: FastifyRequest,
): Promise<Actor> {
  const { authorization, [CONSOLE_HEADER]: isOfConsole } = request.headers
  if (authenticateSession && authorization === undefined && isOfConsole !== undefined) {
    await authenticateSession(request)
    return actorOf(request)
  }
  await authenticate(request)
  const { kind, clientId, organizationId } = callerOf(request)
  // Read with each request, so a disabled credential is refused at once.
  const credential = kind === 'credential' ? await credentials.find(clientId) : null
  if (!credential?.isOperator || credential.disabledAt !== null)
    throw new DomainError(
      'FORBIDDEN',
      'this needs a credential of operators, which endcap credential create --operator creates',
    )
  return { userId: null, isOperator: true, organizationId }
}
