import { newCredential } from '@endcap/api'
import * as api from '@endcap/api/operations'
import { validationError } from '../../../platform/errors/domain-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { findUnknownFields } from '../../../platform/http/unknown-fields.ts'
import type { AccessTokens } from '../../auth/access-tokens.ts'
import { type AuthConfig, tokenEndpointOf } from '../../auth/auth-config.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { Credential, CredentialStore } from '../../auth/credential-store.ts'
import { scopeOf, scopesOf } from '../../auth/scope.ts'
import type { OrganizationStore } from '../../organizations/organization-store.ts'
import { createCredential } from '../create-credential.ts'
import { disableCredential } from '../disable-credential.ts'
import { noSuchCredential, ownCredential } from '../own-credential.ts'
import { presentCredential } from '../present-credential.ts'

type Deps = {
  organizations: Pick<OrganizationStore, 'get'>
  credentials: CredentialStore
  tokens: Pick<AccessTokens, 'refresh'>
  config: AuthConfig
}

const DEFAULT_OVERLAP_H = 24

/** Serves `GET /v1/me`. */
export const getMeOperation = ({ organizations }: Deps) =>
  serve(api.getMe, async (request) => {
    const { organizationId, kind, clientId, role, limit, integrationIds } = callerOf(request)
    const { name } = await organizations.get(organizationId)
    const access = scopeOf(role)
    return {
      organization_id: organizationId,
      organization_name: name,
      kind,
      client_id: clientId,
      access,
      retailer: limit?.retailer ?? null,
      tag: limit?.tag ?? null,
      scopes: [...scopesOf(access)],
      integration_ids: [...integrationIds],
    }
  })

/** Serves `POST /v1/credentials`. */
export const createCredentialOperation = ({ credentials, config }: Deps) =>
  serve(api.createCredential, {
    // A misspelled limit would create a credential without it.
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

/** Serves `GET /v1/credentials`. */
export const listCredentialsOperation = ({ credentials }: Deps) =>
  serve(api.listCredentials, async (request) => {
    const found = await credentials.list(callerOf(request).organizationId)
    // Organizations do not manage credentials of operators.
    return { data: found.filter(({ isOperator }) => !isOperator).map(presentCredential) }
  })

/** Serves `POST /v1/credentials/{client_id}/rotate-secret`. */
export const rotateCredentialOperation = ({ credentials, config }: Deps) =>
  serve(api.rotateCredentialSecret, async (request) => {
    const { organizationId } = callerOf(request)
    const owner = { organizationId, isOperator: false }
    const credential = await ownCredential(credentials, owner, request.params.client_id)
    const overlapH = request.body?.overlap_hours ?? DEFAULT_OVERLAP_H
    const clientSecret = await credentials.rotateSecret(credential.clientId, 3_600 * overlapH)
    // It has been disabled.
    if (clientSecret === null) throw noSuchCredential()
    return presentWithSecret(credential, { clientSecret, config })
  })

/** Serves `DELETE /v1/credentials/{client_id}`. */
export const disableCredentialOperation = ({ credentials, tokens }: Deps) =>
  serve(api.disableCredential, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const owner = { organizationId, isOperator: false }
    await disableCredential({ credentials, tokens }, owner, request.params.client_id)
    return reply.code(204).send()
  })

/** Adds the secret and the settings for a token request. */
const presentWithSecret = (
  credential: Credential,
  { clientSecret, config }: { clientSecret: string; config: AuthConfig },
) => ({
  ...presentCredential(credential),
  client_secret: clientSecret,
  organization_id: credential.organizationId,
  ...tokenEndpointOf(config),
})
