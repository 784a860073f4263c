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

/** A download failed. `message` is fit for the caller's eyes: it names no internal address. */
export class FetchError extends Error {
  readonly reason: FetchErrorReason
  constructor(reason: FetchErrorReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FetchError'
    this.reason = reason
  }
}
