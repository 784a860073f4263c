import type { Scope } from '@endcap/api'
import { findRetailer } from '@endcap/catalog'
import { tokenEndpointOf } from '@endcap/service/domains/auth/auth-config'
import { existingOrganization } from '@endcap/service/domains/organizations/manage-organizations'
import { recordAudit } from '@endcap/service/platform/audit/record-audit'
import type { Db } from '@endcap/service/platform/db/database'
import { say } from '@endcap/words/message'
import { AdministrationError } from '../control/administration-error.ts'
import { type CredentialDeps, createIssueToken } from './issue-token.ts'

export type NewCredential = {
  client_id: string
  client_secret: string
  organization_id: string
  audience: string
  token_url: string
}

/** Returns the administrative operations on credentials and on the keys that sign access tokens. */
export function createCredentialAdministration(deps: CredentialDeps & { db: Db }) {
  const { organizations, credentials, tokens, config } = deps
  return {
    async createCredential(input: {
      organizationId: string
      integrationIds: string[]
      name?: string | null
      access?: Scope | null
      retailer?: string | null
      tag?: string | null
      isOperator?: boolean
    }): Promise<NewCredential> {
      await existingOrganization(organizations, input.organizationId)
      if (input.retailer != null && !findRetailer(input.retailer))
        throw new AdministrationError(say('cli.credential.no_such_retailer', { id: input.retailer }))
      if (input.isOperator === true && (input.retailer != null || input.tag != null))
        throw new AdministrationError(say('cli.credential.limited_operator'))
      const { clientId, clientSecret } = await credentials.create({
        ...input,
        environment: config.environment,
      })
      return {
        client_id: clientId,
        client_secret: clientSecret,
        organization_id: input.organizationId,
        ...tokenEndpointOf(config),
      }
    },

    async listCredentials({ organizationId }: { organizationId: string | null }) {
      if (organizationId !== null) await existingOrganization(organizations, organizationId)
      return (await credentials.list(organizationId)).map((credential) => ({
        client_id: credential.clientId,
        organization_id: credential.organizationId,
        environment: credential.environment,
        integration_ids: credential.integrationIds,
        name: credential.name,
        access: credential.access,
        retailer: credential.retailer,
        tag: credential.tag,
        is_operator: credential.isOperator,
        created_at: credential.createdAt.toISOString(),
        last_used_at: credential.lastUsedAt?.toISOString() ?? null,
        disabled_at: credential.disabledAt?.toISOString() ?? null,
      }))
    },

    async disableCredential({ clientId }: { clientId: string }) {
      if (!(await credentials.disable(clientId)))
        throw new AdministrationError(say('cli.credential.no_such_client', { client: clientId }))
      // Applies here at once, and in other processes with their next refresh.
      await tokens.refresh()
      return { client_id: clientId, disabled: true }
    },

    async rotateCredential({ clientId, overlapH }: { clientId: string; overlapH: number }) {
      const clientSecret = await credentials.rotateSecret(clientId, overlapH * 3600)
      if (clientSecret === null)
        throw new AdministrationError(say('cli.credential.no_enabled_client', { client: clientId }))
      return { client_id: clientId, client_secret: clientSecret, previous_secret_valid_h: overlapH }
    },

    issueToken: createIssueToken(deps),

    async rotateKeys(_input: object) {
      const { kid, activeFrom } = await tokens.rotate()
      await recordAudit(deps.db, 'keys.rotated', { organizationId: null, subject: kid })
      return { kid, active_from: activeFrom.toISOString() }
    },
  }
}
