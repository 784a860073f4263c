import type { CreatedCredential } from '@endcap/api/admin'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { type AuthConfig, tokenEndpointOf } from '../../auth/auth-config.ts'
import type { CredentialStore } from '../../auth/credential-store.ts'
import { createCredential } from '../../credentials/create-credential.ts'
import { presentManagedCredential } from '../../credentials/present-credential.ts'
import { actorOf } from '../../users/actor.ts'
import { adminRoute } from '../../users/console-api.ts'

type Deps = { credentials: CredentialStore; config: AuthConfig }

/** Creates a credential of the session's or any organization. */
export const createCredentialOperation =
  (
    id: 'createOwnCredential' | 'createOrganizationCredential',
    { credentials, config }: Deps,
  ): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute(id),
      handler: async (request, reply) => {
        const { organizationId, userId } = actorOf(request)
        const { name, ...limits } = request.body
        const { credential, clientSecret } = await createCredential(
          { credentials, config },
          { organizationId, name, ...limits, createdBy: userId },
        )
        const answer: CreatedCredential = {
          ...presentManagedCredential(credential),
          name,
          client_secret: clientSecret,
          organization_id: organizationId,
          ...tokenEndpointOf(config),
          base_url: config.baseUrl,
        }
        return reply.code(201).send(answer)
      },
    })
  }
