import type pg from 'pg'
import { DEAD_QUEUE } from './tables.ts'

type Session = {
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
}

/**
 * Includes a dead letter's original job (`source_…`). Attempts and time limits come from the importing
 * service.
 */
export const JOB_COLUMNS = [
  'id',
  'name',
  'data',
  'priority',
  'group_id',
  'group_tier',
  'singleton_key',
  'created_on',
  'start_after',
  'source_name',
  'source_created_on',
  'source_retry_count',
  'source_output',
]

/**
 * Returns a query for `JOB_COLUMNS`, or null without a queue. Running and retried jobs are exported as new.
 * Repeating a dead-letter handler after the import changes nothing.
 */
export async function outstandingJobs({
  query,
}: Session): Promise<{ values: string[]; from: string } | null> {
  const [found] = await query<{ exists: boolean }>(
    `SELECT to_regclass('endcap_jobs.job') IS NOT NULL AS exists`,
  )
  if (!found?.exists) return null
  const values = JOB_COLUMNS.map((column) =>
    column === 'start_after' ? "CASE state WHEN 'created' THEN start_after ELSE now() END" : column,
  )
  return { values, from: `endcap_jobs.job WHERE state < 'completed' OR name = '${DEAD_QUEUE}'` }
}

/** Adds jobs to existing queues. Returns their number. */
export async function addJobs(
  { query }: Session,
  columns: readonly string[],
  rows: readonly (string | null)[][],
): Promise<number> {
  const value = (column: string) => `(job->>${columns.indexOf(column)})`
  const added = await query(
    `INSERT INTO endcap_jobs.job (
       id, name, data, priority, group_id, group_tier, singleton_key, created_on, start_after,
       source_name, source_created_on, source_retry_count, source_output,
       policy, dead_letter, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
       deletion_seconds, heartbeat_seconds, keep_until)
     SELECT ${value('id')}::uuid, queue.name, ${value('data')}::jsonb, ${value('priority')}::integer,
       ${value('group_id')}, ${value('group_tier')}, ${value('singleton_key')},
       ${value('created_on')}::timestamptz, ${value('start_after')}::timestamptz,
       ${value('source_name')}, ${value('source_created_on')}::timestamptz,
       ${value('source_retry_count')}::integer, ${value('source_output')}::jsonb,
       policy, dead_letter, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
       deletion_seconds, heartbeat_seconds, now() + make_interval(secs => retention_seconds)
     FROM json_array_elements($1::json) AS job
     JOIN endcap_jobs.queue ON queue.name = ${value('name')}
     RETURNING 1`,
    [JSON.stringify(rows)],
  )
  return added.length
}
