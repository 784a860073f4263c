import type { AccessTokens } from '../auth/access-tokens.ts'
import type { AuthConfig } from '../auth/auth-config.ts'
import type { CredentialStore } from '../auth/credential-store.ts'
import { defineModule } from '../module.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import {
  createCredentialOperation,
  disableCredentialOperation,
  getMeOperation,
  listCredentialsOperation,
  rotateCredentialOperation,
} from './operations/credentials.ts'

type Deps = {
  organizations: OrganizationStore
  credentials: CredentialStore
  tokens: AccessTokens
  config: { auth: AuthConfig }
}

export const credentialsModule = defineModule({
  name: 'credentials',
  operations(parts: Deps) {
    const deps = { ...parts, config: parts.config.auth }
    return [
      getMeOperation(deps),
      createCredentialOperation(deps),
      listCredentialsOperation(deps),
      rotateCredentialOperation(deps),
      disableCredentialOperation(deps),
    ]
  },
})
