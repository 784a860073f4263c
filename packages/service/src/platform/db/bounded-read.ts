import { sql } from 'kysely'
import { DomainError } from '../errors/domain-error.ts'
import type { Db } from './database.ts'

/** Limit for reads that grow with an organization's rows. */
const LIMIT_MS = 5_000
const QUERY_CANCELED = '57014'

/**
 * Reads with five seconds per statement. The embedded database has no timers.
 *
 * @throws DomainError QUERY_TOO_SLOW
 */
export async function readWithinLimit<Result>(
  db: Db,
  read: (executor: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql.raw(`SET LOCAL statement_timeout = ${LIMIT_MS}`).execute(trx)
      return read(trx)
    })
  } catch (error) {
    throw isCanceled(error) ? tooSlow(error) : error
  }
}

/** Returns true if a read reached its time limit. */
export const isTooSlow = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'QUERY_TOO_SLOW'

const tooSlow = (cause: unknown): DomainError =>
  new DomainError('QUERY_TOO_SLOW', 'too many listings to compute this in time; narrow the filters', {
    headers: { 'retry-after': '60' },
    cause,
  })

const isCanceled = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === QUERY_CANCELED) || isCanceled(error.cause))
