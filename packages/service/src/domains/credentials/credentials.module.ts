import type { AccessTokens } from '../auth/access-tokens.ts'
import type { AuthConfig } from '../auth/auth-config.ts'
import type { CredentialStore } from '../auth/credential-store.ts'
import { defineModule } from '../module.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import { createCredentialOperation } from './operations/create-credential.ts'
import { disableCredentialOperation } from './operations/disable-credential.ts'
import { getMeOperation } from './operations/get-me.ts'
import { listCredentialsOperation } from './operations/list-credentials.ts'
import { rotateCredentialOperation } from './operations/rotate-credential.ts'

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
