import type pg from 'pg'
import { defineModule } from '../module.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { AuthConfig } from './auth-config.ts'
import type { CredentialStore } from './credential-store.ts'
import { createFailureLimit } from './failure-limit.ts'
import { createIssueToken } from './issue-token.ts'
import { describeIssuerOperation } from './operations/describe-issuer.ts'
import { requestTokenOperation } from './operations/request-token.ts'

type Deps = {
  database: { pool: pg.Pool }
  credentials: CredentialStore
  tokens: AccessTokens
  config: { auth: AuthConfig }
}

export const authModule = defineModule({
  name: 'auth',
  operations({ database, credentials, tokens, config }: Deps) {
    const failures = createFailureLimit(database.pool)
    const deps = { credentials, tokens, failures, config: config.auth }
    return [requestTokenOperation({ issueToken: createIssueToken(deps) }), describeIssuerOperation(deps)]
  },
})
