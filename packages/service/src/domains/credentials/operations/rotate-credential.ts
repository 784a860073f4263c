import { credentialRotation } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../platform/http/openapi/operation.ts'
import type { AuthConfig } from '../../auth/auth-config.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { CredentialStore } from '../../auth/credential-store.ts'
import { noSuchCredential, ownCredential } from '../own-credential.ts'
import { clientPath, presentWithSecret, secretAnswer } from './shared/describe-credential.ts'

type Deps = { credentials: CredentialStore; config: AuthConfig }

const DEFAULT_OVERLAP_H = 24

/** Returns the operation `POST /v1/credentials/{client_id}/rotate-secret`. */
export const rotateCredentialOperation =
  ({ credentials, config }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.post('/v1/credentials/:client_id/rotate-secret', {
      ...operation({
        id: 'rotateCredentialSecret',
        tag: 'Access',
        summary: 'Replace the secret of a credential',
        description:
          'Both secrets work for `overlap_hours`. The body is optional. Only this answer has the new secret.',
        request: { params: clientPath, body: credentialRotation.nullish() },
        answers: { 200: secretAnswer('The credential with its new secret') },
        errors: ['CREDENTIAL_NOT_FOUND'],
        malformedPath: 'CREDENTIAL_NOT_FOUND',
        needs: 'admin',
        isConditional: false,
      }),
      handler: async (request) => {
        const { organizationId } = callerOf(request)
        const credential = await ownCredential(
          credentials,
          { organizationId, isOperator: false },
          request.params.client_id,
        )
        const overlapH = request.body?.overlap_hours ?? DEFAULT_OVERLAP_H
        const clientSecret = await credentials.rotateSecret(credential.clientId, 3_600 * overlapH)
        // It has been disabled.
        if (clientSecret === null) throw noSuchCredential()
        return presentWithSecret(credential, { clientSecret, config })
      },
    })
  }
