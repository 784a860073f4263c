import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Returns running jobs without counting the attempt. pg-boss still numbers it, so late results are ignored. */
export async function returnJobs(db: Db, ids: readonly string[]): Promise<void> {
  await sql`UPDATE endcap_jobs.job SET state = 'created', retry_limit = retry_limit + 1, heartbeat_on = NULL
    WHERE id = ANY(${[...ids]}::uuid[]) AND state = 'active'`.execute(db)
}

/**
 * Returns a running job, to start after one to two `pauseS`, without counting the attempt. Returns false once
 * its retry limit, which each pause increases, reaches `maxRetryLimit`.
 */
export async function postponeJob(
  db: Db,
  { id, pauseS, maxRetryLimit }: { id: string; pauseS: number; maxRetryLimit: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE endcap_jobs.job
    SET state = 'created', retry_limit = retry_limit + 1, heartbeat_on = NULL,
      start_after = now() + make_interval(secs => ${pauseS} * (1 + random()))
    WHERE id = ${id} AND state = 'active' AND retry_limit < ${maxRetryLimit}`.execute(db)
  return numAffectedRows === 1n
}

/** Lets the next supervision reclaim all running jobs. Returns their number. */
export async function expireHeartbeats(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`UPDATE endcap_jobs.job SET heartbeat_on = now() - interval '1 day'
    WHERE state = 'active' AND heartbeat_seconds IS NOT NULL`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
