import { sleep } from './abort.ts'
import { EndcapError } from './endcap-error.ts'

const FIRST_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 8_000
/** Longest `Retry-After` for which a call waits. It covers rate limits, which are counted per minute. */
const MAX_RETRY_AFTER_MS = 60_000

/** Returns true while the service cannot be reached or refuses requests: a restart, a rate limit, a proxy without a backend. */
export const isUnavailable = ({ status }: EndcapError): boolean =>
  [0, 408, 429, 502, 503, 504].includes(status)

/** Returns true for a rate limit. A quota has the same status, but is not transient. */
export const isRateLimit = ({ status }: EndcapError): boolean => status === 429

/** Returns true for transient failures: network errors, timeouts, and statuses of an unavailable or failing service. */
export function isTransient(error: unknown): error is EndcapError {
  return (
    error instanceof EndcapError &&
    error.code !== 'QUOTA_EXCEEDED' &&
    (error.status >= 500 || isUnavailable(error))
  )
}

/**
 * Returns the wait after a failure in milliseconds. Adds full jitter to `Retry-After`, so that clients which were
 * refused at the same time do not return at the same time.
 */
function backoff(failures: number, { retryAfterMs }: EndcapError): number {
  const limit = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failures)
  return (retryAfterMs ?? 0) + Math.random() * limit
}

/** How a call that waits treats failures until its signal aborts. */
export type Patience = {
  /** Returns true for failures that do not count as a retry. */
  tolerates?: ((error: EndcapError) => boolean) | undefined
  /** Called before each pause, with its length in milliseconds. */
  onFailure?: ((error: EndcapError, ms: number) => void) | undefined
}

/** Repeats `attempt` after transient failures, at most `retries` times. `earlier` has the errors so far. */
export async function retrying<Result>(
  attempt: (earlier: readonly EndcapError[]) => Promise<Result>,
  {
    retries,
    mayRepeat,
    tolerates,
    onFailure,
    signal,
  }: Patience & {
    retries: number
    mayRepeat: (error: EndcapError) => boolean
    signal?: AbortSignal | undefined
  },
): Promise<Result> {
  const earlier: EndcapError[] = []
  for (let left = retries; ; ) {
    try {
      return await attempt(earlier)
    } catch (error) {
      if (!isTransient(error) || !mayRepeat(error)) throw error
      if (!tolerates?.(error) && (left-- < 1 || (error.retryAfterMs ?? 0) > MAX_RETRY_AFTER_MS)) throw error
      const ms = backoff(earlier.length, error)
      onFailure?.(error, ms)
      await sleep(ms, signal)
      earlier.push(error)
    }
  }
}
