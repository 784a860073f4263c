import { CREDENTIAL_EXAMPLE, credentialList } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { CredentialStore } from '../../auth/credential-store.ts'
import { presentCredential } from '../present-credential.ts'

/** Returns the operation `GET /v1/credentials`. */
export const listCredentialsOperation =
  ({ credentials }: { credentials: CredentialStore }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/credentials', {
      ...operation({
        id: 'listCredentials',
        tag: 'Access',
        summary: 'List credentials',
        description: 'Returns all credentials of your organization without their secrets, the oldest first.',
        answers: {
          200: {
            description: 'The credentials',
            schema: credentialList,
            example: { data: [CREDENTIAL_EXAMPLE] },
          },
        },
        needs: 'admin',
      }),
      handler: async (request, reply) => {
        const found = await credentials.list(callerOf(request).organizationId)
        // Those of operators are not the organization's to manage.
        const own = found.filter(({ isOperator }) => !isOperator)
        return sendConditional(request, reply, represent({ data: own.map(presentCredential) }))
      },
    })
  }
