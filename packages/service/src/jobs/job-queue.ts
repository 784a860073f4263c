import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, Db } from '../db/database.ts'
import type { Logger } from '../log.ts'

/** A kind of job. `Payload` travels as JSON. */
export type JobType<Payload extends object> = {
  name: string
  /** How many further tries a job gets; after the last, `onDead` of its worker hears of it. */
  retryLimit: number
  /** A handler that takes longer is stopped, and counts as failed. */
  timeoutS: number
  /** Ties `Payload` to the type; never set. */
  payload?: Payload
}

export type Worker<Payload extends object> = {
  concurrency: number
  handle: (payload: Payload, signal: AbortSignal) => Promise<void>
  /** Called when every try has failed, however: by error, time-out or death of the process. */
  onDead: (payload: Payload) => Promise<void>
}

export type JobQueue = {
  /** Adds jobs in the caller's transaction: they exist if and only if it commits. */
  enqueue: <Payload extends object>(
    trx: Db,
    type: JobType<Payload>,
    payloads: readonly Payload[],
  ) => Promise<void>
  work: <Payload extends object>(type: JobType<Payload>, worker: Worker<Payload>) => Promise<void>
  /** @throws Error where the queue cannot be reached */
  check: () => Promise<void>
  /** Ends the workers: running jobs may finish within the grace period, the rest go back. */
  stop: (graceMs: number) => Promise<void>
}

type Deps = { database: Database; log: Logger }

const SCHEMA = 'endcap_jobs'
const DEAD = 'dead'
/** A worker says that it lives this often; one that has been silent for this long has lost its job. */
const HEARTBEAT_S = 30
const SUPERVISE_S = 10
/** Retries and delayed jobs are not announced: somebody has to look. */
const POLL_S = 2
/** Workers may be away for long; what was accepted is not forgotten meanwhile (the default is two weeks). */
const RETENTION_S = 365 * 24 * 3600
const EVERY_QUEUE = {
  notify: true,
  retryBackoff: true,
  heartbeatSeconds: HEARTBEAT_S,
  retentionSeconds: RETENTION_S,
}
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** The one place that knows pg-boss (12.35.0; its traps are written down in docs/operations.md). */
export async function openJobQueue(
  types: readonly JobType<object>[],
  { database, log }: Deps,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...database.connection,
    max: 5,
    schema: SCHEMA,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    backend: database.embedded ? 'pglite' : 'postgres',
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'))
  boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'job queue warning'))
  await boss.start()
  await boss.createQueue(DEAD, { ...EVERY_QUEUE, retryLimit: 20, retryDelay: 2 })
  for (const { name, retryLimit, timeoutS } of types) {
    await boss.createQueue(name, {
      ...EVERY_QUEUE,
      deadLetter: DEAD,
      retryLimit,
      retryDelay: 1,
      expireInSeconds: timeoutS,
    })
  }
  // Fills the queue cache: a first send inside a transaction would ask for it outside, which on the
  // one embedded session waits for itself.
  for (const name of [DEAD, ...types.map((type) => type.name)]) await boss.deleteJob(name, NO_JOB)
  if (database.embedded) await takeBackOrphans(database, boss)

  const dead = new Map<string, (payload: object) => Promise<void>>()
  let deadWorker: Promise<void> | null = null

  /** pg-boss fetches one job a poll; told after each job that there may be more, it asks at once. */
  async function startWorker(name: string, handle: (job: JobWithMetadata) => Promise<void>): Promise<void> {
    let id = ''
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: POLL_S,
      notifyPollingIntervalSeconds: POLL_S,
    } as const
    id = await boss.work<object, void, typeof options>(name, options, async ([job]) => {
      if (!job) return
      try {
        await handle(job)
      } finally {
        boss.notifyWorker(id)
      }
    })
  }

  return {
    async enqueue(trx, type, payloads) {
      if (payloads.length === 0) return
      await boss.insert(
        type.name,
        payloads.map((data) => ({ data })),
        { db: fromKysely(trx) },
      )
    },

    async work(type, { concurrency, handle, onDead }) {
      dead.set(type.name, onDead as (payload: object) => Promise<void>)
      deadWorker ??= startWorker(DEAD, async (job) => {
        const { sourceName } = job
        log.warn({ job: sourceName, job_id: job.id, payload: job.data }, 'job given up after its last try')
        const onDeadJob = dead.get(sourceName ?? '')
        // Tried again later: its worker may not have started yet.
        if (!onDeadJob) throw new Error(`nobody answers for jobs of ${sourceName}`)
        await onDeadJob(job.data)
      })
      await deadWorker
      for (let count = 0; count < concurrency; count++) {
        await startWorker(type.name, async (job) => {
          const start = performance.now()
          const line = { job: type.name, job_id: job.id, attempt: job.retryCount + 1, ...job.data }
          try {
            await handle(job.data as Parameters<typeof handle>[0], job.signal)
            log.info({ ...line, ms: Math.round(performance.now() - start) }, 'job done')
          } catch (error) {
            log.warn({ ...line, err: error, ms: Math.round(performance.now() - start) }, 'job failed')
            throw error
          }
        })
      }
    },

    check: async () => void (await boss.getQueue(DEAD)),
    stop: (graceMs) => boss.stop({ graceful: true, timeout: graceMs }),
  }
}

/**
 * The embedded database has one user. Jobs that are active while this process starts belong to one
 * that died; they need not wait for their heartbeat to run out.
 */
async function takeBackOrphans({ pool }: Database, boss: PgBoss): Promise<void> {
  const { rowCount } = await pool.query(
    `UPDATE ${SCHEMA}.job SET heartbeat_on = now() - interval '1 day' WHERE state = 'active' AND heartbeat_seconds IS NOT NULL`,
  )
  if (rowCount) await boss.supervise()
}
