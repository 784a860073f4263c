import { sql } from 'kysely'
import { systemClock } from 'pg-boss'
import type { Db } from '../db/database.ts'

/** pg-boss measures its intervals with this clock. The wall clock would stop them when it is set back. */
export const STEADY_CLOCK = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/** No retry or pause delays a job for longer, so a later start means that the clock was set back. */
const MAX_DELAY_S = 300

/**
 * Moves times that lie in the future to now, after the database's clock was set back. Otherwise jobs,
 * heartbeats of dead workers and maintenance wait until the clock has caught up. Returns the number of
 * corrected jobs and queues.
 */
export async function correctFutureTimes(db: Db, queues: readonly string[]): Promise<number> {
  const names = sql`${[...queues]}::text[]`
  const latest = sql`now() + make_interval(secs => ${MAX_DELAY_S})`
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
