import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { AccessTokens } from '../../auth/access-tokens.ts'
import type { CredentialStore } from '../../auth/credential-store.ts'
import { consoleOperation, signedInOf } from '../console-api.ts'

type Deps = { credentials: CredentialStore; tokens: Pick<AccessTokens, 'refresh'> }

/** Returns the operation `DELETE /console/api/credentials/{client_id}`. */
export const disableCredentialOperation =
  ({ credentials, tokens }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.delete('/console/api/credentials/:client_id', {
      ...consoleOperation('disableCredential', 'admin', {
        params: z.object({ client_id: z.string().regex(/^[\w-]{1,100}$/) }),
      }),
      handler: async (request, reply) => {
        const { client_id: clientId } = request.params
        const credential = await credentials.find(clientId)
        if (credential?.organizationId !== signedInOf(request).organization.organizationId)
          throw new DomainError('NOT_FOUND', 'there is no such credential in your organization')
        await credentials.disable(clientId)
        // Applies here at once, and in other processes with their next refresh.
        await tokens.refresh()
        return reply.code(204).send()
      },
    })
  }
