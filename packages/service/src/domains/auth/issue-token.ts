import type { AccessTokens } from './access-tokens.ts'
import type { AuthConfig } from './auth-config.ts'
import { secretMatches } from './client-secret.ts'
import type { CredentialStore } from './credential-store.ts'
import type { FailureLimit } from './failure-limit.ts'
import { OAuthError } from './oauth-error.ts'
import { grantedAccess, scopesOf } from './scope.ts'

export type TokenRequest = {
  clientId: string
  clientSecret: string
  grantType: string
  audience: string
  organization: string
  /** Separated by spaces. */
  scope?: string | undefined
  /** True for HTTP Basic. */
  basic: boolean
  address: string
}

type Deps = { credentials: CredentialStore; tokens: AccessTokens; failures: FailureLimit; config: AuthConfig }

/** Creates the client credentials grant (RFC 6749, section 4.4). @throws OAuthError */
export function createIssueToken({ credentials, tokens, failures, config }: Deps) {
  return async function issueToken(
    request: TokenRequest,
  ): Promise<{ token: string; expiresInS: number; scope: string }> {
    if (request.grantType !== 'client_credentials') {
      throw new OAuthError('unsupported_grant_type', 'grant_type must be client_credentials')
    }
    const credential = await credentials.find(request.clientId)
    const usable =
      credential !== null &&
      credential.disabledAt === null &&
      !credential.isSuspended &&
      credential.environment === config.environment &&
      credential.organizationId === request.organization
    // Always compares, so an unknown client takes as long as a wrong secret.
    const isCurrent = secretMatches(request.clientSecret, credential?.secretHash ?? null)
    const isPrevious = secretMatches(request.clientSecret, credential?.previousSecretHash ?? null)
    if (!(isCurrent || isPrevious) || !usable) {
      await failures.count(request)
      throw new OAuthError('invalid_client', 'client authentication failed', {
        headers: request.basic ? { 'www-authenticate': 'Basic realm="endcap"' } : {},
      })
    }
    if (request.audience !== config.audience) {
      throw new OAuthError('invalid_target', `audience must be ${config.audience}`)
    }
    const access = grantedAccess(credential.access, request.scope)
    await credentials.recordUse(credential.clientId)
    return { ...(await tokens.issue(credential, access)), scope: scopesOf(access).join(' ') }
  }
}

export type IssueToken = ReturnType<typeof createIssueToken>
