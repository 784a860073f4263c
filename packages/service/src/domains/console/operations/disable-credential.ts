import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { AccessTokens } from '../../auth/access-tokens.ts'
import type { CredentialStore } from '../../auth/credential-store.ts'
import { disableCredential } from '../../credentials/disable-credential.ts'
import { actorOf } from '../../users/actor.ts'
import { adminRoute } from '../../users/console-api.ts'

type Deps = { credentials: CredentialStore; tokens: Pick<AccessTokens, 'refresh'> }

/** Disables a credential of the session's or any organization. */
export const disableCredentialOperation =
  (id: 'disableOwnCredential' | 'disableOrganizationCredential', deps: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute(id),
      handler: async (request, reply) => {
        await disableCredential(deps, actorOf(request), request.params.client_id)
        return reply.code(204).send()
      },
    })
  }
