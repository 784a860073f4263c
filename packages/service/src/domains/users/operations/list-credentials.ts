import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { CredentialStore } from '../../auth/credential-store.ts'
import { consoleOperation, signedInOf } from '../console-api.ts'

/** Returns the operation `GET /console/api/credentials`. */
export const listCredentialsOperation =
  ({ credentials }: { credentials: CredentialStore }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/console/api/credentials', {
      ...consoleOperation('listCredentials', 'admin'),
      handler: async (request) => {
        const found = await credentials.list(signedInOf(request).organization.organizationId)
        return {
          credentials: found.map((credential) => ({
            client_id: credential.clientId,
            name: credential.name,
            created_at: credential.createdAt.toISOString(),
            created_by: credential.createdBy,
            last_used_at: credential.lastUsedAt?.toISOString() ?? null,
            disabled_at: credential.disabledAt?.toISOString() ?? null,
            integration_ids: credential.integrationIds,
          })),
        }
      },
    })
  }
