import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { type AuthConfig, tokenEndpointOf } from '../../auth/auth-config.ts'
import type { CredentialStore } from '../../auth/credential-store.ts'
import { consoleOperation, signedInOf } from '../console-api.ts'
import { personName } from './shared/fields.ts'

type Deps = { credentials: CredentialStore; config: AuthConfig }

/** Returns the operation `POST /console/api/credentials`. Only its answer has the secret. */
export const createCredentialOperation =
  ({ credentials, config }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.post('/console/api/credentials', {
      ...consoleOperation('createCredential', 'admin', { body: z.object({ name: personName }) }),
      handler: async (request, reply) => {
        const { user, organization } = signedInOf(request)
        const { organizationId } = organization
        const { name } = request.body
        const { clientId, clientSecret } = await credentials.create({
          organizationId,
          environment: config.environment,
          integrationIds: [],
          name,
          createdBy: user.id,
        })
        return reply.code(201).send({
          client_id: clientId,
          client_secret: clientSecret,
          organization_id: organizationId,
          ...tokenEndpointOf(config),
          base_url: config.baseUrl,
          name,
        })
      },
    })
  }
