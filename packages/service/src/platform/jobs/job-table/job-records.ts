import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { DEAD_QUEUE } from './tables.ts'

export type JobRecord = {
  id: string
  queue: string
  state: JobRecordState
  organizationId: string | null
  payload: Record<string, unknown>
  /** Started attempts. */
  attempts: number
  createdAt: Date
  /** Null unless dead-lettered. */
  diedAt: Date | null
  reason: string | null
}

export type JobRecordState = 'waiting' | 'active' | 'dead'

export type JobFilter = {
  /** `unfinished`: waiting or active, in one snapshot. */
  state: JobRecordState | 'unfinished'
  ids?: readonly string[] | undefined
  queue?: string | undefined
  organizationId?: string | undefined
  limit: number
}

type Row = {
  id: string
  queue: string
  organization_id: string | null
  state: string
  data: Record<string, unknown>
  attempts: number
  created_on: Date
  died_on: Date | null
  output: unknown
}

/** Comparisons with `active` in pg-boss's order of states. */
const COMPARISONS = { waiting: sql`<`, active: sql`=`, unfinished: sql`<=` } as const

/** Lists jobs for operators, longest waiting first. */
export function createJobRecords(db: Db, queues: readonly string[]) {
  return {
    async list({ state, ids, queue, organizationId, limit }: JobFilter): Promise<JobRecord[]> {
      const isDead = state === 'dead'
      const name = isDead ? sql`source_name` : sql`name`
      const conditions = [
        isDead
          ? // Listed once its handler has ended.
            sql`name = ${DEAD_QUEUE} AND state >= 'completed'`
          : sql`name = ANY(${queues}) AND state ${COMPARISONS[state]} 'active'`,
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
        SELECT ${columns}, state, group_id AS organization_id, data FROM endcap_jobs.job
        WHERE ${sql.join(conditions, sql` AND `)} ORDER BY job.created_on, id LIMIT ${limit}`.execute(db)
      return rows.map((row) => ({
        id: row.id,
        queue: row.queue,
        state: isDead ? 'dead' : row.state === 'active' ? 'active' : 'waiting',
        organizationId: row.organization_id,
        payload: row.data,
        attempts: row.attempts,
        createdAt: row.created_on,
        diedAt: row.died_on,
        reason: failureReason(row.output),
      }))
    },

    async discard(ids: readonly string[]): Promise<void> {
      await sql`DELETE FROM endcap_jobs.job WHERE name = ${DEAD_QUEUE} AND id::text = ANY(${ids})`.execute(db)
    },
  }
}

/** Reads an error's fields, or `{value: …}` for pg-boss's own failures. */
export function failureReason(output: unknown): string | null {
  if (typeof output === 'string') return output
  if (typeof output !== 'object' || output === null) return null
  if ('message' in output && typeof output.message === 'string') return output.message
  return 'value' in output ? failureReason(output.value) : null
}
