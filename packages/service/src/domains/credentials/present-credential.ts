import type { CredentialSummary } from '@endcap/api'
import type { ManagedCredential } from '@endcap/api/admin'
import type { Credential } from '../auth/credential-store.ts'

/** Presents a credential without its secret. */
export const presentCredential = (credential: Credential): CredentialSummary => ({
  client_id: credential.clientId,
  name: credential.name,
  access: credential.access,
  retailer: credential.retailer,
  tag: credential.tag,
  created_at: credential.createdAt.toISOString(),
  last_used_at: credential.lastUsedAt?.toISOString() ?? null,
  disabled_at: credential.disabledAt?.toISOString() ?? null,
})

/** Presents a credential to its managers and operators. */
export const presentManagedCredential = (credential: Credential): ManagedCredential => ({
  ...presentCredential(credential),
  created_by: credential.createdBy,
  integration_ids: credential.integrationIds,
  is_operator: credential.isOperator,
})
