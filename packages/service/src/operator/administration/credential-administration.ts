import type { AccessTokens } from '../../domains/auth/access-tokens.ts'
import type { AuthConfig } from '../../domains/auth/auth-config.ts'
import type { CredentialStore } from '../../domains/auth/credential-store.ts'
import type { OrganizationStore } from '../../domains/organizations/organization-store.ts'
import { AdministrationError } from '../control/administration-error.ts'
import { existingOrganization } from './organization-administration.ts'

type Deps = {
  organizations: OrganizationStore
  credentials: CredentialStore
  tokens: AccessTokens
  config: AuthConfig
}

export type NewCredential = {
  client_id: string
  client_secret: string
  organization_id: string
  audience: string
  token_url: string
}

/** Returns the administrative operations on credentials and on the keys that sign access tokens. */
export function createCredentialAdministration({ organizations, credentials, tokens, config }: Deps) {
  return {
    async createCredential(input: {
      organizationId: string
      integrationIds: string[]
    }): Promise<NewCredential> {
      await existingOrganization(organizations, input.organizationId)
      const { clientId, clientSecret } = await credentials.create({
        ...input,
        environment: config.environment,
      })
      return {
        client_id: clientId,
        client_secret: clientSecret,
        organization_id: input.organizationId,
        audience: config.audience,
        token_url: `${config.baseUrl}/auth/token`,
      }
    },

    async listCredentials({ organizationId }: { organizationId: string | null }) {
      if (organizationId !== null) await existingOrganization(organizations, organizationId)
      return (await credentials.list(organizationId)).map((credential) => ({
        client_id: credential.clientId,
        organization_id: credential.organizationId,
        environment: credential.environment,
        integration_ids: credential.integrationIds,
        created_at: credential.createdAt.toISOString(),
        disabled_at: credential.disabledAt?.toISOString() ?? null,
      }))
    },

    async disableCredential({ clientId }: { clientId: string }) {
      if (!(await credentials.disable(clientId)))
        throw new AdministrationError(`there is no client ${clientId}`)
      // Applies here at once, and in other processes with their next refresh.
      await tokens.refresh()
      return { client_id: clientId, disabled: true }
    },

    /** Issues a token without a secret, because the operator may issue tokens for any client. */
    async issueToken({
      clientId,
      organizationId,
    }: {
      clientId: string | null
      organizationId: string | null
    }) {
      if (organizationId !== null) await existingOrganization(organizations, organizationId)
      const candidates = (await credentials.list(organizationId)).filter(
        (credential) => clientId === null || credential.clientId === clientId,
      )
      const usable = candidates.find(
        ({ disabledAt, environment }) => disabledAt === null && environment === config.environment,
      )
      if (!usable) throw new AdministrationError(unusable(clientId, candidates.length > 0, config))
      const { token, expiresInS } = await tokens.issue(usable)
      return {
        access_token: token,
        token_type: 'Bearer',
        expires_in: expiresInS,
        client_id: usable.clientId,
        organization_id: usable.organizationId,
      }
    },

    async rotateKeys(_input: object) {
      const { kid, activeFrom } = await tokens.rotate()
      return { kid, active_from: activeFrom.toISOString() }
    },
  }
}

function unusable(clientId: string | null, exists: boolean, { environment }: AuthConfig): string {
  if (clientId !== null && !exists) return `there is no client ${clientId}`
  if (clientId !== null) return `the client ${clientId} is disabled or belongs to another environment`
  return `there is no enabled credential for ${environment}; create one with endcap credential create --org ID`
}
