/**
 * Why a model gave no usable answer: it timed out, the API or the model refused the request, the API is
 * unavailable, the answer is too large, or it is invalid.
 */
export type ModelErrorReason = 'timeout' | 'refused' | 'unavailable' | 'too_large' | 'garbage'

type Details = {
  /** HTTP status of a refusal. */
  status?: number
  /** Pause that the API requests. */
  retryAfterMs?: number | null
}

/**
 * A model gave no usable answer. The message is safe for the log and the caller. It has no cause, because an
 * error of the SDK contains the image that was sent and the whole response.
 */
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

  /** Returns whether another attempt may succeed. */
  get mayPass(): boolean {
    return this.reason === 'timeout' || this.reason === 'unavailable'
  }
}
