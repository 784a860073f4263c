import type pg from 'pg'
import { type IRateLimiterPostgresOptions, RateLimiterPostgres } from 'rate-limiter-flexible'

/** The database's time, in ms. */
const NOW = '(extract(epoch FROM now()) * 1000)::bigint'

/**
 * The library's statements, by the name that it gives them, by the database's clock: it would have windows
 * begin and end by the clock of this process, and one that is two hours ahead for a moment would shut
 * everybody out for these two hours. `$4` is what the library takes for now, and what it reckons from.
 */
const BY_ONE_CLOCK: Readonly<Record<string, string>> = {
  'rate_limit:rlflx-upsert': `
    INSERT INTO rate_limit AS counter VALUES ($1, $2, ${NOW} + ($3::bigint - $4::bigint))
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN counter.expire <= ${NOW} THEN $2 ELSE counter.points + $2 END,
        expire = CASE WHEN counter.expire <= ${NOW} THEN excluded.expire ELSE counter.expire END
      RETURNING points, expire - ${NOW} + $4::bigint AS expire`,
  'rate_limit:rlflx-clear-expired': `DELETE FROM rate_limit WHERE expire < ${NOW} - 3600000 AND $1::bigint IS NOT NULL`,
}

/**
 * A counter per key in the database, exact across replicas and restarts.
 *
 * The library names its statements, and a named statement belongs to one session; on the embedded
 * database all connections share one, so the names are taken off on the way.
 */
export function createRateLimiter(
  pool: pg.Pool,
  options: Pick<IRateLimiterPostgresOptions, 'keyPrefix' | 'points' | 'duration'>,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...options,
    storeClient: {
      async query({ name = '', values }: pg.QueryConfig) {
        const text = BY_ONE_CLOCK[name]
        if (text === undefined) throw new Error(`the rate limiter asks for something new: ${name}`)
        return pool.query(text, values)
      },
    },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
  })
}
