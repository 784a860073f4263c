import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Makes the next supervision run without waiting. */
export async function forgetSupervision(db: Db): Promise<void> {
  await sql`UPDATE endcap_jobs.queue SET monitor_on = NULL, monitor_claim_on = NULL`.execute(db)
}

/**
 * Sets times more than `maxDelayS` ahead to now. After a clock was set back, jobs and maintenance would wait
 * for it to catch up. Returns their number.
 */
export async function correctFutureTimes(
  db: Db,
  queues: readonly string[],
  maxDelayS: number,
): Promise<number> {
  const names = sql`${[...queues]}::text[]`
  const latest = sql`now() + make_interval(secs => ${maxDelayS})`
  const results = await Promise.all([
    sql`UPDATE endcap_jobs.job SET start_after = now()
      WHERE name = ANY(${names}) AND state < 'active' AND start_after > ${latest}`.execute(db),
    sql`UPDATE endcap_jobs.job SET heartbeat_on = now(), started_on = LEAST(started_on, now())
      WHERE name = ANY(${names}) AND state = 'active' AND heartbeat_on > ${latest}`.execute(db),
    sql`UPDATE endcap_jobs.queue SET monitor_claim_on = NULL, monitor_on = NULL, maintain_on = NULL
      WHERE name = ANY(${names}) AND GREATEST(monitor_claim_on, monitor_on, maintain_on) > ${latest}`.execute(
      db,
    ),
  ])
  return results.reduce((sum, { numAffectedRows }) => sum + Number(numAffectedRows ?? 0n), 0)
}
