import { sleep } from './abort.ts'
import { EndcapError } from './endcap-error.ts'

/** Statuses of transient failures: a restart, a rate limit, a proxy without a backend. */
const TRANSIENT_STATUSES = new Set([408, 429, 502, 503, 504])
const FIRST_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 8_000
/** Longest `Retry-After` for which a call waits. It covers rate limits, which are counted per minute. */
const MAX_RETRY_AFTER_MS = 60_000

/** Returns true for transient failures: network errors, timeouts and some statuses. */
export function isTransient(error: unknown): error is EndcapError {
  return (
    error instanceof EndcapError &&
    (error instanceof EndcapError.Network ||
      error instanceof EndcapError.Timeout ||
      TRANSIENT_STATUSES.has(error.status))
  )
}

/**
 * Returns the wait after a failure in milliseconds. Adds full jitter to `Retry-After`, so that clients which were
 * refused at the same time do not return at the same time.
 */
export function backoff(failures: number, { retryAfterMs }: EndcapError): number {
  const limit = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failures)
  return (retryAfterMs ?? 0) + Math.random() * limit
}

/** Repeats `attempt` after transient failures, at most `retries` times. `earlier` has the errors so far. */
export async function retrying<Result>(
  attempt: (earlier: readonly EndcapError[]) => Promise<Result>,
  {
    retries,
    mayRepeat,
    signal,
  }: { retries: number; mayRepeat: (error: EndcapError) => boolean; signal?: AbortSignal | undefined },
): Promise<Result> {
  const earlier: EndcapError[] = []
  for (;;) {
    try {
      return await attempt(earlier)
    } catch (error) {
      if (
        earlier.length >= retries ||
        !isTransient(error) ||
        !mayRepeat(error) ||
        (error.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS
      )
        throw error
      await sleep(backoff(earlier.length, error), signal)
      earlier.push(error)
    }
  }
}
