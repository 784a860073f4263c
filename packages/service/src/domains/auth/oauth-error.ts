import type { OAuthErrorCode } from '@endcap/api'

/** An error of the token endpoint (RFC 6749, section 5.2). */
export class OAuthError extends Error {
  readonly code: OAuthErrorCode
  readonly headers: Record<string, string>
  constructor(
    code: OAuthErrorCode,
    description: string,
    { headers = {} }: { headers?: Record<string, string> } = {},
  ) {
    super(description)
    this.name = 'OAuthError'
    this.code = code
    this.headers = headers
  }
}
