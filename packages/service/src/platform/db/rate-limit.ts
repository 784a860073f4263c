import type pg from 'pg'

/** Counts a request against its key's current window. */
export type RateLimit = (key: string) => Promise<RateLimitResult>

export type RateLimitResult = {
  isAllowed: boolean
  remaining: number
  /** Time until the window ends. */
  resetMs: number
}

type Connection = Pick<pg.ClientBase | pg.Pool, 'query'>
type Options = {
  /** Separates keys of different limits. */
  prefix: string
  limit: number
  windowS: number
}

/** Database time in ms. A process clock that is hours ahead would refuse every caller. */
const NOW = '(extract(epoch FROM now()) * 1000)::bigint'
/**
 * A window that ends after two whole windows predates a clock change. One is too short: `now()` starts with
 * the statement, which may have waited for later ones.
 */
const IS_OVER = `counter.expire <= ${NOW} OR counter.expire > ${NOW} + 2 * $2::bigint`
const REMOVED_AFTER_MS = 3_600_000

/**
 * Limits requests in fixed windows, exact across processes and restarts. The first request begins the window.
 * Refused requests count too.
 */
export function createRateLimit(connection: Connection, { prefix, limit, windowS }: Options): RateLimit {
  return async (key) => {
    const { rows } = await connection.query<{ points: number; reset_ms: number }>(
      `INSERT INTO rate_limit AS counter (key, points, expire) VALUES ($1, 1, ${NOW} + $2::bigint)
       ON CONFLICT (key) DO UPDATE SET
         points = CASE WHEN ${IS_OVER} THEN 1 ELSE counter.points + 1 END,
         expire = CASE WHEN ${IS_OVER} THEN excluded.expire ELSE counter.expire END
       RETURNING points, (expire - ${NOW})::float8 AS reset_ms`,
      [`${prefix}:${key}`, windowS * 1000],
    )
    const [counter] = rows
    if (!counter) throw new Error('the rate limit returned no counter')
    return {
      isAllowed: counter.points <= limit,
      remaining: Math.max(limit - counter.points, 0),
      resetMs: Math.max(counter.reset_ms, 0),
    }
  }
}

/** Allows refused requests while `burst` lasts. */
export function withBurst(limit: RateLimit, burst: RateLimit): RateLimit {
  return async (key) => {
    const result = await limit(key)
    if (result.isAllowed) return result
    const { isAllowed, resetMs } = await burst(key)
    return { isAllowed, remaining: result.remaining, resetMs: Math.min(result.resetMs, resetMs) }
  }
}

/** Returns the number of removed counters. */
export async function removeExpiredRateLimits(connection: Connection): Promise<number> {
  const { rowCount } = await connection.query(
    `DELETE FROM rate_limit WHERE expire < ${NOW} - ${REMOVED_AFTER_MS}`,
  )
  return rowCount ?? 0
}
