import type { Scope } from '@endcap/api'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { AuthConfig } from '../auth/auth-config.ts'
import type { Credential, CredentialStore } from '../auth/credential-store.ts'
import { existingRetailer } from '../retailers/existing-retailer.ts'
import { ownCredential } from './own-credential.ts'

type Deps = { credentials: CredentialStore; config: AuthConfig }

type NewCredential = {
  organizationId: string
  name: string
  access?: Scope | undefined
  retailer?: string | null | undefined
  tag?: string | null | undefined
  createdBy?: string | null
}

/** Credentials of an organization that are not disabled. */
const MAX_CREDENTIALS = 200

/**
 * Creates a credential and returns it with its secret.
 *
 * @throws DomainError INVALID_RETAILER, TOO_MANY_CREDENTIALS
 */
export async function createCredential(
  { credentials, config }: Deps,
  { organizationId, name, access, retailer = null, tag = null, createdBy = null }: NewCredential,
): Promise<{ credential: Credential; clientSecret: string }> {
  if (retailer !== null) existingRetailer(retailer)
  const used = (await credentials.list(organizationId)).filter(({ disabledAt }) => disabledAt === null)
  if (used.length >= MAX_CREDENTIALS)
    throw new DomainError(
      'TOO_MANY_CREDENTIALS',
      `your organization has ${used.length} credentials in use; disable one first`,
    )
  const { clientId, clientSecret } = await credentials.create({
    organizationId,
    environment: config.environment,
    integrationIds: [],
    name,
    access: access ?? null,
    retailer,
    tag,
    createdBy,
  })
  const credential = await ownCredential(credentials, { organizationId, isOperator: false }, clientId)
  return { credential, clientSecret }
}
