export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'unsupported_grant_type'
  /** RFC 8707: unknown audience. */
  | 'invalid_target'
  /** From RFC 8628: too many requests, retry later. */
  | 'slow_down'
  | 'temporarily_unavailable'
  /** A bug in the service. */
  | 'server_error'

/** HTTP statuses of the errors. */
export const OAUTH_STATUS: Record<OAuthErrorCode, number> = {
  invalid_request: 400,
  invalid_client: 401,
  unsupported_grant_type: 400,
  invalid_target: 400,
  slow_down: 429,
  server_error: 500,
  temporarily_unavailable: 503,
}

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
