import type pg from 'pg'
import { DEAD_QUEUE, JOB_SCHEMA } from '../../src/platform/jobs/job-table/tables.ts'

// Reads and changes rows of the queue's tables, for tests of what otherwise takes hours or a crash.

/** A pool or a client. */
export type Connection = { query: pg.Pool['query'] }
export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'failed'

/** Selects jobs. An omitted field selects all. */
export type JobSelection = {
  queue?: string
  states?: readonly JobState[]
  /** Fields of the payload. */
  payload?: Record<string, unknown>
}

export type JobRow = {
  id: string
  state: JobState
  payload: Record<string, unknown>
  retryCount: number
  retryLimit: number
  output: unknown
  sourceQueue: string | null
  sourceRetryCount: number | null
  sourceOutput: unknown
}

/** States of jobs that are neither completed nor failed. */
export const OUTSTANDING: readonly JobState[] = ['created', 'retry', 'active']

const SELECTED = `($1::text IS NULL OR name = $1) AND ($2::text[] IS NULL OR state::text = ANY ($2))
  AND COALESCE(data, '{}') @> $3::jsonb`
const parametersOf = ({ queue, states, payload = {} }: JobSelection) => [
  queue ?? null,
  states ?? null,
  JSON.stringify(payload),
]

/** Returns the selected jobs, the oldest first. */
export async function listJobs(connection: Connection, selection: JobSelection = {}): Promise<JobRow[]> {
  const { rows } = await connection.query<JobRow>(
    `SELECT id, state, data AS payload, retry_count AS "retryCount", retry_limit AS "retryLimit", output,
       source_name AS "sourceQueue", source_retry_count AS "sourceRetryCount", source_output AS "sourceOutput"
     FROM ${JOB_SCHEMA}.job WHERE ${SELECTED} ORDER BY created_on, id`,
    parametersOf(selection),
  )
  return rows
}

/** Changes of jobs. Times are in seconds from now. */
export type JobChange = {
  state?: JobState
  retryLimit?: number
  startsInS?: number
  startedInS?: number
  heartbeatInS?: number
}

/** Changes the selected jobs and returns their number. `limit` changes that many of them. */
export async function changeJobs(
  connection: Connection,
  { limit, ...selection }: JobSelection & { limit?: number },
  { state, retryLimit, startsInS, startedInS, heartbeatInS }: JobChange,
): Promise<number> {
  const { rowCount } = await connection.query(
    `UPDATE ${JOB_SCHEMA}.job SET
       state = COALESCE($4::text::${JOB_SCHEMA}.job_state, state),
       completed_on = CASE $4::text WHEN 'completed' THEN now() ELSE completed_on END,
       retry_limit = COALESCE($5, retry_limit),
       start_after = COALESCE(now() + make_interval(secs => $6), start_after),
       started_on = COALESCE(now() + make_interval(secs => $7), started_on),
       heartbeat_on = COALESCE(now() + make_interval(secs => $8), heartbeat_on)
     WHERE id IN (SELECT id FROM ${JOB_SCHEMA}.job WHERE ${SELECTED} ORDER BY priority DESC, created_on LIMIT $9)`,
    [
      ...parametersOf(selection),
      state ?? null,
      retryLimit ?? null,
      startsInS ?? null,
      startedInS ?? null,
      heartbeatInS ?? null,
      limit ?? null,
    ],
  )
  return rowCount ?? 0
}

/** Completes the job that a worker would take next, and returns its payload, or null if none could start. */
export async function completeNextJob<Payload extends object>(
  connection: Connection,
  queue: string,
): Promise<Payload | null> {
  const { rows } = await connection.query<{ data: Payload }>(
    `UPDATE ${JOB_SCHEMA}.job SET state = 'completed', completed_on = now() WHERE name = $1 AND id = (
       SELECT id FROM ${JOB_SCHEMA}.job WHERE name = $1 AND state < 'active' AND NOT blocked AND start_after <= now()
       ORDER BY priority DESC, created_on LIMIT 1)
     RETURNING data`,
    [queue],
  )
  return rows[0]?.data ?? null
}

/** Adds a job that has waited for `waitedS`. */
export async function addWaitingJob(connection: Connection, queue: string, waitedS: number): Promise<void> {
  await connection.query(
    `INSERT INTO ${JOB_SCHEMA}.job (name, start_after) VALUES ($1, now() - make_interval(secs => $2))`,
    [queue, waitedS],
  )
}

/** Adds a dead letter of a queue, whose handler has run. */
export async function addDeadLetter(
  connection: Connection,
  job: { queue: string; payload?: object; retryCount?: number; output?: object },
): Promise<void> {
  const { queue, payload = {}, retryCount = null, output = null } = job
  await connection.query(
    `INSERT INTO ${JOB_SCHEMA}.job
       (name, data, state, completed_on, source_name, source_retry_count, source_created_on, source_output)
     VALUES ($1, $2, 'completed', now(), $3, $4, now(), $5)`,
    [DEAD_QUEUE, JSON.stringify(payload), queue, retryCount, output && JSON.stringify(output)],
  )
}

/** Sets the time of the last supervision and maintenance of queues, in seconds from now. */
export async function setSupervised(
  connection: Connection,
  queues: readonly string[],
  inS: number,
): Promise<void> {
  await connection.query(
    `UPDATE ${JOB_SCHEMA}.queue SET monitor_claim_on = now() + make_interval(secs => $2),
       maintain_on = now() + make_interval(secs => $2) WHERE name = ANY ($1)`,
    [queues, inS],
  )
}

/** Returns those of the queues whose last supervision or maintenance is more than an hour in the future. */
export async function supervisedInFuture(
  connection: Connection,
  queues: readonly string[],
): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT name FROM ${JOB_SCHEMA}.queue
     WHERE name = ANY ($1) AND GREATEST(monitor_claim_on, monitor_on, maintain_on) > now() + interval '1 hour'`,
    [queues],
  )
  return rows.map(({ name }) => name)
}

/** Makes the table refuse new jobs until the returned function is called. */
export async function refuseNewJobs(connection: Connection): Promise<() => Promise<void>> {
  await connection.query(
    `CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'the queue is full'; END $$ LANGUAGE plpgsql;
     CREATE TRIGGER refuse BEFORE INSERT ON ${JOB_SCHEMA}.job FOR EACH ROW EXECUTE FUNCTION refuse()`,
  )
  return async () => {
    await connection.query('DROP FUNCTION refuse CASCADE')
  }
}

/** Creates a schema in the place of the queue's, which the queue cannot use. */
export async function createUnusableSchema(connection: Connection): Promise<void> {
  await connection.query(`CREATE SCHEMA ${JOB_SCHEMA}; CREATE TABLE ${JOB_SCHEMA}.version (nothing int)`)
}
