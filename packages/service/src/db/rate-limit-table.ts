import type pg from 'pg'
import { type IRateLimiterPostgresOptions, RateLimiterPostgres } from 'rate-limiter-flexible'

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
    storeClient: { query: ({ text, values }: pg.QueryConfig) => pool.query(text, values) },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
  })
}
