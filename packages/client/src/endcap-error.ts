import type { ErrorBody } from './types.ts'

/** A refusal of the API. `code` is stable, for programs; `body` is null if the API sent none. */
export class EndcapError extends Error {
  readonly status: number
  readonly code: string
  readonly body: ErrorBody | null
  /** Wait that the API requests with `Retry-After`; null if it sent none. */
  readonly retryAfterMs: number | null
  constructor(
    status: number,
    code: string,
    detail: string,
    body: ErrorBody | null,
    retryAfterMs: number | null = null,
  ) {
    super(detail)
    this.name = 'EndcapError'
    this.status = status
    this.code = code
    this.body = body
    this.retryAfterMs = retryAfterMs
  }
}
