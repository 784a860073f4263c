import type { AccessTokens } from '@endcap/service/domains/auth/access-tokens'
import type { AuthConfig } from '@endcap/service/domains/auth/auth-config'
import type { Credential, CredentialStore } from '@endcap/service/domains/auth/credential-store'
import { existingOrganization } from '@endcap/service/domains/organizations/manage-organizations'
import type { OrganizationStore } from '@endcap/service/domains/organizations/organization-store'
import { type Message, say } from '@endcap/words/message'
import { AdministrationError } from '../control/administration-error.ts'

export type CredentialDeps = {
  organizations: OrganizationStore
  credentials: CredentialStore
  tokens: AccessTokens
  config: AuthConfig
}

/** A client, an organization, or null for the oldest usable credential of all. */
type Wanted = { clientId: string | null; organizationId: string | null }

/**
 * Creates the operation that issues a token without a secret, because the operator may issue tokens for any
 * client.
 */
export function createIssueToken({ organizations, credentials, tokens, config }: CredentialDeps) {
  return async function issueToken(wanted: Wanted) {
    const { clientId, organizationId } = wanted
    if (organizationId !== null) await existingOrganization(organizations, organizationId)
    const candidates = (await credentials.list(organizationId)).filter(
      (credential) => clientId === null || credential.clientId === clientId,
    )
    const usable = candidates.find(
      ({ disabledAt, environment }) => disabledAt === null && environment === config.environment,
    )
    if (!usable) throw new AdministrationError(unusable(wanted, candidates, config.environment))
    const { token, expiresInS } = await tokens.issue(usable, usable.access)
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: expiresInS,
      client_id: usable.clientId,
      organization_id: usable.organizationId,
    }
  }
}

/** Explains why no credential can be used, and what to do. */
function unusable(
  { clientId, organizationId }: Wanted,
  candidates: readonly Credential[],
  environment: string,
): Message {
  const elsewhere = candidates.find(({ disabledAt }) => disabledAt === null)?.environment
  if (clientId !== null) {
    const values = { client: clientId, environment }
    if (candidates.length === 0)
      return organizationId === null
        ? say('cli.credential.no_such_client', values)
        : say('cli.token.not_of_organization', { ...values, organization: organizationId })
    return elsewhere === undefined
      ? say('cli.token.client_disabled', values)
      : say('cli.token.of_environment', { ...values, elsewhere })
  }
  const values = { environment, organization: organizationId ?? '' }
  if (organizationId === null)
    return say(elsewhere === undefined ? 'cli.token.none_enabled' : 'cli.token.none_here', values)
  return say(
    elsewhere === undefined ? 'cli.token.organization_none_enabled' : 'cli.token.organization_none_here',
    values,
  )
}
