export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'unsupported_grant_type'
  /** RFC 8707: the audience is none of ours. */
  | 'invalid_target'
  /** RFC 8628's name for "come back later". */
  | 'slow_down'
  | 'temporarily_unavailable'
  /** A bug. */
  | 'server_error'

export const OAUTH_STATUS: Record<OAuthErrorCode, number> = {
  invalid_request: 400,
  invalid_client: 401,
  unsupported_grant_type: 400,
  invalid_target: 400,
  slow_down: 429,
  server_error: 500,
  temporarily_unavailable: 503,
}

/** An error of the token endpoint, RFC 6749 section 5.2. */
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
