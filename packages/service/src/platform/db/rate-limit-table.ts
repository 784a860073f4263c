import type pg from 'pg'
import { type IRateLimiterPostgresOptions, RateLimiterPostgres } from 'rate-limiter-flexible'

/** The database's time, in ms. */
const NOW = '(extract(epoch FROM now()) * 1000)::bigint'
/**
 * A window that ends after two whole windows was begun before the clock was set back, and counts as over.
 * One window would not do: `now()` is the start of the statement, which may have waited for later ones.
 */
const IS_OVER = `counter.expire <= ${NOW} OR counter.expire > ${NOW} + 2 * ($3::bigint - $4::bigint)`

/**
 * The library's statements by name, changed to use the database's clock. The library would begin and end
 * windows by the clock of this process. A process whose clock is two hours ahead for a moment would refuse
 * everybody for two hours. `$4` is the library's current time, the base of the times in its result.
 */
const STATEMENTS: Readonly<Record<string, string>> = {
  'rate_limit:rlflx-upsert': `
    INSERT INTO rate_limit AS counter VALUES ($1, $2, ${NOW} + ($3::bigint - $4::bigint))
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN ${IS_OVER} THEN $2 ELSE counter.points + $2 END,
        expire = CASE WHEN ${IS_OVER} THEN excluded.expire ELSE counter.expire END
      RETURNING points, expire - ${NOW} + $4::bigint AS expire`,
  'rate_limit:rlflx-clear-expired': `DELETE FROM rate_limit WHERE expire < ${NOW} - 3600000 AND $1::bigint IS NOT NULL`,
}

/**
 * Creates a counter per key in the database, exact across replicas and restarts.
 *
 * The library names its statements, and a named statement belongs to one session. On the embedded
 * database all connections share one session, so the names are removed.
 */
export function createRateLimiter(
  pool: pg.Pool,
  options: Pick<IRateLimiterPostgresOptions, 'keyPrefix' | 'points' | 'duration'>,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...options,
    storeClient: {
      async query({ name = '', values }: pg.QueryConfig) {
        const text = STATEMENTS[name]
        if (text === undefined) throw new Error(`the rate limiter uses an unexpected statement: ${name}`)
        return pool.query(text, values)
      },
    },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
  })
}
