import { newCredential } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { validationError } from '../../../platform/errors/domain-error.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { findUnknownFields } from '../../../platform/http/unknown-fields.ts'
import type { AuthConfig } from '../../auth/auth-config.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { CredentialStore } from '../../auth/credential-store.ts'
import { createCredential } from '../create-credential.ts'
import { presentWithSecret, secretAnswer } from './shared/describe-credential.ts'

type Deps = { credentials: CredentialStore; config: AuthConfig }

/** Returns the operation `POST /v1/credentials`. */
export const createCredentialOperation =
  ({ credentials, config }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.post('/v1/credentials', {
      ...operation({
        id: 'createCredential',
        tag: 'Access',
        summary: 'Create a credential',
        description:
          'Creates a client with no more rights than it needs: `access` limits what it does, `retailer` and `tag` ' +
          'the listings that it sees. Only this answer has the secret. Unknown fields are refused.',
        request: { body: newCredential },
        answers: { 201: secretAnswer('Created') },
        errors: ['INVALID_RETAILER', 'TOO_MANY_CREDENTIALS', 'VALIDATION_ERROR'],
        needs: 'admin',
      }),
      // A misspelled limit would make a credential without it.
      preValidation: async ({ body }) => {
        const unknown = findUnknownFields(newCredential, body)
        if (unknown.length > 0)
          throw validationError(unknown.map(({ path }) => ({ field: path, issue: 'is not known' })))
      },
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { credential, clientSecret } = await createCredential(
          { credentials, config },
          { organizationId, ...request.body },
        )
        reply.code(201)
        return presentWithSecret(credential, { clientSecret, config })
      },
    })
  }
