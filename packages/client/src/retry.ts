import { sleep } from './abort.ts'
import { EndcapError } from './endcap-error.ts'

/** Statuses of failures that may pass: a restart, a rate limit, a proxy without a backend. */
const TRANSIENT_STATUSES = new Set([408, 429, 502, 503, 504])
const FIRST_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 8_000
/** A failure that requests a longer wait is reported at once. Rate limits are counted per minute. */
const MAX_RETRY_AFTER_MS = 60_000

/** Returns true for failures that may pass: of the network, of a time limit, and some statuses. */
export function isTransient(error: unknown): error is EndcapError {
  return (
    error instanceof EndcapError &&
    (error instanceof EndcapError.Network ||
      error instanceof EndcapError.Timeout ||
      TRANSIENT_STATUSES.has(error.status))
  )
}

/**
 * Returns the wait after a failure in milliseconds: full jitter, on top of `Retry-After` so that clients which
 * were refused together do not return together.
 */
export function backoff(failures: number, { retryAfterMs }: EndcapError): number {
  const limit = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failures)
  return (retryAfterMs ?? 0) + Math.random() * limit
}

/** Repeats `attempt` after failures that may pass, `retries` times at most. */
export async function retrying<Result>(
  attempt: (failures: number) => Promise<Result>,
  {
    retries,
    mayRepeat,
    signal,
  }: { retries: number; mayRepeat: (error: EndcapError) => boolean; signal?: AbortSignal | undefined },
): Promise<Result> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt(failures)
    } catch (error) {
      if (
        failures >= retries ||
        !isTransient(error) ||
        !mayRepeat(error) ||
        (error.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS
      )
        throw error
      await sleep(backoff(failures, error), signal)
    }
  }
}
