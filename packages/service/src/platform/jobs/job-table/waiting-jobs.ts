import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { DEAD_QUEUE } from './tables.ts'

export type JobCount = {
  queue: string
  organization_id: string | null
  state: 'waiting' | 'delayed' | 'active' | 'dead'
  count: number
  /** Time since the oldest could have started. */
  oldest_s: number
}

/** Counts dead-lettered jobs for their original queue. */
export async function countJobs(db: Db, queues: readonly string[]): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    SELECT queue, organization_id, state, count(*)::int AS count, max(age)::float8 AS oldest_s
    FROM (
      SELECT CASE WHEN name = ${DEAD_QUEUE} THEN source_name ELSE name END AS queue,
        group_id AS organization_id,
        CASE
          WHEN name = ${DEAD_QUEUE} THEN 'dead'
          WHEN state = 'active' THEN 'active'
          WHEN start_after > now() THEN 'delayed'
          ELSE 'waiting'
        END AS state,
        GREATEST(0, EXTRACT(EPOCH FROM now() - start_after)) AS age
      FROM endcap_jobs.job
      WHERE (state < 'completed' AND name = ANY(${queues})) OR name = ${DEAD_QUEUE}
    ) AS jobs
    GROUP BY queue, organization_id, state`.execute(db)
  return rows
}

/** Returns queues in which a job could start. */
export async function queuesWithReadyJobs(db: Db, queues: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM unnest(${[...queues]}::text[]) AS queue (name)
    WHERE EXISTS (SELECT FROM endcap_jobs.job
      WHERE job.name = queue.name AND state < 'active' AND NOT blocked AND start_after <= now())`.execute(db)
  return rows.map(({ name }) => name)
}

/** Includes running jobs. */
export async function hasReadyOrActiveJobs(db: Db, queues: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM endcap_jobs.job
    WHERE name = ANY(${[...queues]}) AND state < 'completed' AND NOT blocked AND start_after <= now() LIMIT 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Returns true until all jobs of the organization have ended. */
export async function hasUnfinishedJob(db: Db, queue: string, organizationId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM endcap_jobs.job
    WHERE name = ${queue} AND group_id = ${organizationId} AND state < 'completed' LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Negates, because pg-boss starts the highest priority first. */
export const asPriority = (startTime: number): number => -startTime

/** Selects the lowest virtual start time of jobs that could start, or NULL. Ignores retries. */
export function firstStartTime(queue: string): RawBuilder<number | null> {
  return sql`(SELECT -priority FROM endcap_jobs.job
    WHERE name = ${queue} AND state = 'created' AND NOT blocked AND start_after <= now()
    ORDER BY priority DESC LIMIT 1)`
}

/** Tests the queue named by a column. */
export function hasWaitingJobs(queueColumn: string): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM endcap_jobs.job
    WHERE name = ${sql.ref(queueColumn)} AND state < 'active' AND NOT blocked)`
}
