import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A job as an operator sees it. */
export type JobRecord = {
  id: string
  queue: string
  state: JobRecordState
  organizationId: string | null
  payload: Record<string, unknown>
  /** Tries that were begun. */
  attempts: number
  createdAt: Date
  /** When it was given up; null for one that lives. */
  diedAt: Date | null
  /** Of the last try that failed. */
  reason: string | null
}

export type JobRecordState = 'waiting' | 'active' | 'dead'

export type JobFilter = {
  state: JobRecordState
  ids?: readonly string[] | undefined
  queue?: string | undefined
  organizationId?: string | undefined
  limit: number
}

type Row = {
  id: string
  queue: string
  organization_id: string | null
  data: Record<string, unknown>
  attempts: number
  created_on: Date
  died_on: Date | null
  output: unknown
}

/** Reads jobs of `queues`, those that have waited longest first. `dead` is where given up ones are kept. */
export function createJobRecords(db: Db, queues: readonly string[], dead: string) {
  return {
    async list({ state, ids, queue, organizationId, limit }: JobFilter): Promise<JobRecord[]> {
      const isDead = state === 'dead'
      const name = isDead ? sql`source_name` : sql`name`
      const conditions = [
        isDead
          ? // Those whose end has not been told yet are on their way here.
            sql`name = ${dead} AND state >= 'completed'`
          : sql`name = ANY(${queues}) AND ${state === 'active' ? sql`state = 'active'` : sql`state < 'active'`}`,
        ...(ids ? [sql`id::text = ANY(${ids})`] : []),
        ...(queue === undefined ? [] : [sql`${name} = ${queue}`]),
        ...(organizationId === undefined ? [] : [sql`group_id = ${organizationId}`]),
      ]
      const columns: RawBuilder<Row> = isDead
        ? sql`id, source_name AS queue, source_retry_count + 1 AS attempts, source_created_on AS created_on,
            created_on AS died_on, source_output AS output`
        : sql`id, name AS queue, CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END AS attempts,
            created_on, NULL::timestamptz AS died_on, output`
      const { rows } = await sql<Row>`
        SELECT ${columns}, group_id AS organization_id, data FROM endcap_jobs.job
        WHERE ${sql.join(conditions, sql` AND `)} ORDER BY job.created_on, id LIMIT ${limit}`.execute(db)
      return rows.map((row) => ({
        id: row.id,
        queue: row.queue,
        state,
        organizationId: row.organization_id,
        payload: row.data,
        attempts: row.attempts,
        createdAt: row.created_on,
        diedAt: row.died_on,
        reason: reasonOf(row.output),
      }))
    },

    /** Forgets jobs that were given up. */
    async discard(ids: readonly string[]): Promise<void> {
      await sql`DELETE FROM endcap_jobs.job WHERE name = ${dead} AND id::text = ANY(${ids})`.execute(db)
    },
  }
}

/** What pg-boss keeps of an error: its own fields, or `{value: …}` for what the queue itself did. */
export function reasonOf(output: unknown): string | null {
  if (typeof output === 'string') return output
  if (typeof output !== 'object' || output === null) return null
  if ('message' in output && typeof output.message === 'string') return output.message
  return 'value' in output ? reasonOf(output.value) : null
}
