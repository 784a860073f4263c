import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { JobCensus } from '../observability/job-census.ts'

/** Queue of dead-lettered jobs. */
export const DEAD_QUEUE = 'dead'

type Row = {
  queue: string
  organization_id: string | null
  state: 'waiting' | 'delayed' | 'active' | 'dead'
  count: number
  oldest_s: number
}

/** Counts the jobs of `queues`. Dead-lettered jobs count for the queue that they came from. */
export async function takeJobCensus(db: Db, queues: readonly string[], dead: string): Promise<JobCensus> {
  const { rows } = await sql<Row>`
    SELECT queue, organization_id, state, count(*)::int AS count, max(age)::float8 AS oldest_s
    FROM (
      SELECT CASE WHEN name = ${dead} THEN source_name ELSE name END AS queue,
        group_id AS organization_id,
        CASE
          WHEN name = ${dead} THEN 'dead'
          WHEN state = 'active' THEN 'active'
          WHEN start_after > now() THEN 'delayed'
          ELSE 'waiting'
        END AS state,
        GREATEST(0, EXTRACT(EPOCH FROM now() - start_after)) AS age
      FROM endcap_jobs.job
      WHERE (state < 'completed' AND name = ANY(${queues})) OR name = ${dead}
    ) AS jobs
    GROUP BY queue, organization_id, state`.execute(db)
  const counts = new Map(
    queues.map((queue) => [queue, { queue, waiting: 0, delayed: 0, active: 0, dead: 0, oldestWaitingS: 0 }]),
  )
  const waitingByOrganization = new Map<string, number>()
  for (const row of rows) {
    const count = counts.get(row.queue)
    if (!count) continue
    count[row.state] += row.count
    if (row.state === 'waiting') count.oldestWaitingS = Math.max(count.oldestWaitingS, row.oldest_s)
    if (row.organization_id !== null && (row.state === 'waiting' || row.state === 'delayed'))
      waitingByOrganization.set(
        row.organization_id,
        (waitingByOrganization.get(row.organization_id) ?? 0) + row.count,
      )
  }
  return { queues: [...counts.values()], waitingByOrganization }
}
