import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Credential, CredentialStore } from '../auth/credential-store.ts'

/** Returns the same error for a credential of another organization. */
export const noSuchCredential = () =>
  new DomainError('CREDENTIAL_NOT_FOUND', 'there is no such credential in your organization')

/** Owner of the credentials. Only operators manage those of operators. */
export type CredentialOwner = { organizationId: string; isOperator: boolean }

/** Finds a credential. @throws DomainError CREDENTIAL_NOT_FOUND */
export async function ownCredential(
  credentials: Pick<CredentialStore, 'find'>,
  { organizationId, isOperator }: CredentialOwner,
  clientId: string,
): Promise<Credential> {
  const credential = clientId.includes('\0') ? null : await credentials.find(clientId)
  if (credential?.organizationId !== organizationId) throw noSuchCredential()
  // With its secret, an administrator would have the rights of an operator.
  if (credential.isOperator && !isOperator) throw noSuchCredential()
  return credential
}
