import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Credential, CredentialStore } from '../auth/credential-store.ts'

export const noSuchCredential = () =>
  new DomainError('CREDENTIAL_NOT_FOUND', 'there is no such credential in your organization')

/** The organization whose credentials are managed. Those of operators exist for operators only. */
export type CredentialOwner = { organizationId: string; isOperator: boolean }

/** Returns a credential of the organization. @throws DomainError CREDENTIAL_NOT_FOUND */
export async function ownCredential(
  credentials: Pick<CredentialStore, 'find'>,
  { organizationId, isOperator }: CredentialOwner,
  clientId: string,
): Promise<Credential> {
  const credential = clientId.includes('\0') ? null : await credentials.find(clientId)
  if (credential?.organizationId !== organizationId) throw noSuchCredential()
  // An administrator with its secret would have the rights of an operator.
  if (credential.isOperator && !isOperator) throw noSuchCredential()
  return credential
}
