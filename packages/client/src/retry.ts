import { sleep } from './abort.ts'
import { EndcapError } from './endcap-error.ts'

const FIRST_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 8_000
/** Longest `Retry-After` to wait for: rate limits count per minute. */
const MAX_RETRY_AFTER_MS = 60_000

/** Covers restarts, rate limits, and proxies without a backend. */
export const isUnavailable = ({ status }: EndcapError): boolean =>
  [0, 408, 429, 502, 503, 504].includes(status)

/** Excludes quotas (also 429), which are not transient. */
export const isRateLimit = ({ status }: EndcapError): boolean => status === 429

/** Returns true for network errors, timeouts, and an unavailable or failing service. */
export function isTransient(error: unknown): error is EndcapError {
  return (
    error instanceof EndcapError &&
    error.code !== 'QUOTA_EXCEEDED' &&
    (error.status >= 500 || isUnavailable(error))
  )
}

/** Returns milliseconds. Full jitter on `Retry-After` spreads clients. */
function backoff(failures: number, { retryAfterMs }: EndcapError): number {
  const limit = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failures)
  return (retryAfterMs ?? 0) + Math.random() * limit
}

/** Failure handling until the signal aborts. */
export type Patience = {
  /** Failures that do not count as retries. */
  tolerates?: ((error: EndcapError) => boolean) | undefined
  /** Called with the pause in milliseconds. */
  onFailure?: ((error: EndcapError, ms: number) => void) | undefined
}

/** Repeats `attempt` after transient failures. `earlier` holds the previous errors. */
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
