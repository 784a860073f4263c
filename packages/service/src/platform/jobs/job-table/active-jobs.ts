import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/**
 * Returns running jobs to their queues without counting the interrupted attempt. pg-boss still numbers it,
 * so a late result is not taken for the result of the next attempt.
 */
export async function returnJobs(db: Db, ids: readonly string[]): Promise<void> {
  await sql`UPDATE endcap_jobs.job SET state = 'created', retry_limit = retry_limit + 1, heartbeat_on = NULL
    WHERE id = ANY(${[...ids]}::uuid[]) AND state = 'active'`.execute(db)
}

/**
 * Returns a running job to its queue without counting the attempt, to start after a pause of `pauseS` to
 * twice as long. Returns false if its retry limit has reached `maxRetryLimit`, which grows with each pause.
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

/** Marks all running jobs as those of dead processes, for the next supervision. Returns their number. */
export async function expireHeartbeats(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`UPDATE endcap_jobs.job SET heartbeat_on = now() - interval '1 day'
    WHERE state = 'active' AND heartbeat_seconds IS NOT NULL`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
