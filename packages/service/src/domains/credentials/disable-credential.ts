import type { AccessTokens } from '../auth/access-tokens.ts'
import type { CredentialStore } from '../auth/credential-store.ts'
import { type CredentialOwner, ownCredential } from './own-credential.ts'

type Deps = { credentials: CredentialStore; tokens: Pick<AccessTokens, 'refresh'> }

/** Disables a credential. @throws DomainError CREDENTIAL_NOT_FOUND */
export async function disableCredential(
  { credentials, tokens }: Deps,
  owner: CredentialOwner,
  clientId: string,
): Promise<void> {
  const credential = await ownCredential(credentials, owner, clientId)
  await credentials.disable(credential.clientId)
  // Applies here at once, and in other processes with their next refresh.
  await tokens.refresh()
}
