/**
 * Why a model gave no answer: it took too long; the API does not want the request, or the model does not;
 * the API is busy, broken or out of reach; the answer is larger than anything expected; or is not one.
 */
export type ModelErrorReason = 'timeout' | 'refused' | 'unavailable' | 'too_large' | 'garbage'

type Details = {
  /** Of the API's answer, where it was one that says no. */
  status?: number
  /** How long the API wants to be left alone. */
  retryAfterMs?: number | null
}

/**
 * A model gave no answer. The message is ours alone, fit for the log and the caller: an error of the SDK
 * carries the picture that was sent and whatever came back, so none is kept as a cause.
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

  /** Whether another try may succeed. */
  get mayPass(): boolean {
    return this.reason === 'timeout' || this.reason === 'unavailable'
  }
}
