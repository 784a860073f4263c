import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../platform/http/openapi/operation.ts'
import type { AccessTokens } from '../../auth/access-tokens.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { CredentialStore } from '../../auth/credential-store.ts'
import { disableCredential } from '../disable-credential.ts'
import { clientPath } from './shared/describe-credential.ts'

type Deps = { credentials: CredentialStore; tokens: Pick<AccessTokens, 'refresh'> }

/** Returns the operation `DELETE /v1/credentials/{client_id}`. */
export const disableCredentialOperation =
  (deps: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.delete('/v1/credentials/:client_id', {
      ...operation({
        id: 'disableCredential',
        tag: 'Access',
        summary: 'Disable a credential',
        description: 'Its tokens end within 30 seconds. It stays in the list.',
        request: { params: clientPath },
        answers: { 204: { description: 'Disabled' } },
        errors: ['CREDENTIAL_NOT_FOUND'],
        malformedPath: 'CREDENTIAL_NOT_FOUND',
        needs: 'admin',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        await disableCredential(deps, { organizationId, isOperator: false }, request.params.client_id)
        return reply.code(204).send()
      },
    })
  }
