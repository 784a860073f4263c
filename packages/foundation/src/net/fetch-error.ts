export type FetchErrorReason =
  | 'invalid_url'
  | 'forbidden_address'
  | 'dns_failure'
  | 'connect_failed'
  | 'timeout'
  | 'http_status'
  | 'too_many_redirects'
  | 'too_large'
  | 'empty'
  | 'unsupported_type'

/** A download failed. `message` may be shown to the caller: it names no internal address. */
export class FetchError extends Error {
  readonly reason: FetchErrorReason
  /** Status of the response, or null if there was none. */
  readonly status: number | null
  /** Wait that the response requests, or null. */
  readonly retryAfterMs: number | null
  /** True if the server was busy or reset the connection, so that another attempt may succeed at once. */
  readonly isMomentary: boolean
  constructor(
    reason: FetchErrorReason,
    message: string,
    {
      status = null,
      retryAfterMs = null,
      isReset = false,
      cause,
    }: { status?: number | null; retryAfterMs?: number | null; isReset?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'FetchError'
    this.reason = reason
    this.status = status
    this.retryAfterMs = retryAfterMs
    this.isMomentary = isReset || status === 429 || status === 503
  }

  /** True if another attempt may succeed. */
  get isTransient(): boolean {
    if (this.status !== null) return this.status >= 500 || this.status === 429 || this.status === 408
    return TRANSIENT_REASONS.has(this.reason)
  }
}

const TRANSIENT_REASONS: ReadonlySet<FetchErrorReason> = new Set(['timeout', 'connect_failed', 'dns_failure'])
