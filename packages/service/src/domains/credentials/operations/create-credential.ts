import { newCredential } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { DomainError, validationError } from '../../../platform/errors/domain-error.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { findUnknownFields } from '../../../platform/http/unknown-fields.ts'
import type { AuthConfig } from '../../auth/auth-config.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { CredentialStore } from '../../auth/credential-store.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'
import { ownCredential } from '../own-credential.ts'
import { presentWithSecret, secretAnswer } from './shared/describe-credential.ts'

type Deps = { credentials: CredentialStore; config: AuthConfig }

/** Credentials of an organization that are not disabled. */
const MAX_CREDENTIALS = 200

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
        const { name, access, retailer = null, tag = null } = request.body
        if (retailer !== null) existingRetailer(retailer)
        const used = (await credentials.list(organizationId)).filter(({ disabledAt }) => disabledAt === null)
        if (used.length >= MAX_CREDENTIALS)
          throw new DomainError(
            'TOO_MANY_CREDENTIALS',
            `your organization has ${used.length} credentials in use; disable one first`,
          )
        const { environment } = config
        const created = { organizationId, environment, integrationIds: [], name, access, retailer, tag }
        const { clientId, clientSecret } = await credentials.create(created)
        reply.code(201)
        const credential = await ownCredential(credentials, organizationId, clientId)
        return presentWithSecret(credential, { clientSecret, config })
      },
    })
  }
