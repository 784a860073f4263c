import { retryAfterMs } from '@endcap/foundation/net/retry-after'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Recommended by Standard Webhooks, after the first attempt. */
const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
] as const
/** Random extra share, so that a recovering receiver is not flooded. */
const JITTER = 0.2
/** Longest `Retry-After` that is honored. */
const MAX_RETRY_AFTER_MS = 10 * HOUR_MS

/**
 * Returns null after the last attempt.
 *
 * @param attempts finished attempts
 * @param retryAfter header of the last response
 */
export function retryDelayMs(
  attempts: number,
  retryAfter: string | null,
  now: Date,
  random: () => number = Math.random,
): number | null {
  const delay = DELAYS_MS[attempts - 1]
  if (delay === undefined) return null
  const requested = Math.min(retryAfterMs(retryAfter, now.getTime()) ?? 0, MAX_RETRY_AFTER_MS)
  return Math.round(Math.max(delay, requested) * (1 + JITTER * random()))
}
