export type ModelErrorReason = 'timeout' | 'refused' | 'unavailable' | 'too_large' | 'garbage'

type Details = {
  /** HTTP status of a refusal. */
  status?: number
  /** Requested pause. */
  retryAfterMs?: number | null
}

/** Safe to log and return. Has no cause, because SDK errors contain the sent image and the whole response. */
export class ModelError extends Error {
  readonly reason: ModelErrorReason
  readonly status: number | null
  readonly retryAfterMs: number | null
  constructor(reason: ModelErrorReason, message: string, { status, retryAfterMs }: Details = {}) {
    super(message)
    this.name = 'ModelError'
    this.reason = reason
    this.status = status ?? null
    this.retryAfterMs = retryAfterMs ?? null
  }

  /** True if another attempt may succeed. */
  get mayPass(): boolean {
    return this.reason === 'timeout' || this.reason === 'unavailable'
  }
}
