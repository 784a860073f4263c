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

/** `message` has no internal address, so callers may see it. */
export class FetchError extends Error {
  readonly reason: FetchErrorReason
  /** Null without a response. */
  readonly status: number | null
  readonly retryAfterMs: number | null
  /** Busy or reset: an immediate attempt may succeed. */
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

  /** Another attempt may succeed. */
  get isTransient(): boolean {
    if (this.status !== null) return this.status >= 500 || this.status === 429 || this.status === 408
    return TRANSIENT_REASONS.has(this.reason)
  }
}

const TRANSIENT_REASONS: ReadonlySet<FetchErrorReason> = new Set(['timeout', 'connect_failed', 'dns_failure'])
