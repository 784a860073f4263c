import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Credential, CredentialStore } from '../auth/credential-store.ts'

export const noSuchCredential = () =>
  new DomainError('CREDENTIAL_NOT_FOUND', 'there is no such credential in your organization')

/** Returns a credential of the organization. @throws DomainError CREDENTIAL_NOT_FOUND */
export async function ownCredential(
  credentials: Pick<CredentialStore, 'find'>,
  organizationId: string,
  clientId: string,
): Promise<Credential> {
  const credential = clientId.includes('\0') ? null : await credentials.find(clientId)
  if (credential?.organizationId !== organizationId) throw noSuchCredential()
  return credential
}
