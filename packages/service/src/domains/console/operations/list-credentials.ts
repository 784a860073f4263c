import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { CredentialStore } from '../../auth/credential-store.ts'
import { presentManagedCredential } from '../../credentials/present-credential.ts'
import { actorOf } from '../../users/actor.ts'
import { adminRoute } from '../../users/console-api.ts'

/** Lists credentials of the session's or any organization. */
export const listCredentialsOperation =
  (
    id: 'listOwnCredentials' | 'listOrganizationCredentials',
    { credentials }: { credentials: CredentialStore },
  ): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute(id),
      handler: async (request) => {
        const { organizationId, isOperator } = actorOf(request)
        const found = await credentials.list(organizationId)
        return {
          data: found.filter((each) => isOperator || !each.isOperator).map(presentManagedCredential),
        }
      },
    })
  }
