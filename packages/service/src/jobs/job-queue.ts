import { sql } from 'kysely'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database, Db } from '../db/database.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { carriedTrace, traced, traceOf } from '../observability/tracing.ts'
import { DEAD_QUEUE, type JobCensus, takeJobCensus } from './job-census.ts'
import { createJobRecords, reasonOf } from './job-records.ts'
import type { JobOwner, JobType, Worker } from './job-type.ts'
import { resetTurns, takeTurns } from './turns.ts'

export type JobQueue = {
  /** Adds jobs in the caller's transaction: they exist if and only if it commits. */
  enqueue: <Payload extends object>(
    trx: Db,
    type: JobType<Payload>,
    payloads: readonly Payload[],
    owner: JobOwner,
  ) => Promise<void>
  work: <Payload extends object>(type: JobType<Payload>, worker: Worker<Payload>) => Promise<void>
  /** How much there is to do, as of a few seconds ago. */
  census: () => Promise<JobCensus>
  records: ReturnType<typeof createJobRecords>
  /** For whoever looks after the database now and then. */
  tidy: () => Promise<void>
  /** @throws Error where the queue cannot be reached */
  check: () => Promise<void>
  /** Ends the workers: running jobs may finish within the grace period, the rest are given back. */
  stop: (graceMs: number) => Promise<void>
}

type Deps = {
  database: Database
  log: Logger
  metrics: Metrics
  /** Whether this process will do jobs, and so looks after those that others have lost. */
  works: boolean
}

const SCHEMA = 'endcap_jobs'
/** A worker says that it lives this often; one that has been silent for this long has lost its job. */
const HEARTBEAT_S = 20
/** Some twenty statements each time: most of what an idle process asks. */
const SUPERVISE_S = 25
/** Retries and delayed jobs are not announced: somebody has to look. */
const LOOK_MS = 2_000
/** So each worker need not, or an idle process with fifteen of them would ask eight times a second. */
const POLL_S = 60
/** Workers may be away for long; what was accepted is not forgotten meanwhile (the default is two weeks). */
const RETENTION_S = 365 * 24 * 3600
/** Jobs that are done tell nothing that their results do not, and every count has to pass them by. */
const DONE_RETENTION_S = 600
const DEAD_RETENTION_S = 30 * 24 * 3600
const MAINTENANCE_S = 300
/** Storage or a database that is away is away for minutes rather than seconds. */
const RETRY_DELAY_MAX_S = 60
const CENSUS_AGE_MS = 10_000
const CONNECTIONS = 5
/** For jobs that were given back to leave their hands. */
const LEAVE_MS = 2_000
const EVERY_QUEUE = {
  notify: true,
  retryBackoff: true,
  retryDelayMax: RETRY_DELAY_MAX_S,
  heartbeatSeconds: HEARTBEAT_S,
  retentionSeconds: RETENTION_S,
}
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** The one place that knows pg-boss (12.35.0; its traps are written down in docs/operations.md). */
export async function openJobQueue(
  types: readonly JobType<object>[],
  { database, log, metrics, works }: Deps,
): Promise<JobQueue> {
  const { db } = database
  const names = types.map((type) => type.name)
  const boss = new PgBoss({
    ...database.connection,
    max: CONNECTIONS,
    schema: SCHEMA,
    useListenNotify: works,
    schedule: false,
    supervise: works,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    maintenanceIntervalSeconds: MAINTENANCE_S,
    // Jobs that wait for other jobs: there are none.
    flowIntervalSeconds: 3600,
    backend: database.embedded ? 'pglite' : 'postgres',
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'))
  boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'job queue warning'))
  await boss.start()
  await keepQueue(boss, DEAD_QUEUE, { retryLimit: 20, retryDelay: 2, deleteAfterSeconds: DEAD_RETENTION_S })
  for (const { name, retryLimit, timeoutS } of types)
    await keepQueue(boss, name, {
      deadLetter: DEAD_QUEUE,
      retryLimit,
      retryDelay: 1,
      expireInSeconds: timeoutS,
      deleteAfterSeconds: DONE_RETENTION_S,
    })
  // Fills the queue cache: a first send inside a transaction would ask for it outside, which on the
  // one embedded session waits for itself.
  for (const name of [DEAD_QUEUE, ...names]) await boss.deleteJob(name, NO_JOB)
  if (database.embedded && works) await takeBackOrphans(database, boss)

  const dead = new Map<string, (payload: object, reason: string) => Promise<void>>()
  let deadWorker: Promise<void> | null = null
  const workers = new Map<string, Set<string>>()
  const running = new Map<string, JobWithMetadata>()
  const stopped = new AbortController()
  let census: { taken: number; jobs: Promise<JobCensus> } | null = null

  const know = (name: string, id: string) => workers.set(name, (workers.get(name) ?? new Set()).add(id))
  const wake = (name: string) => workers.get(name)?.forEach((id) => boss.notifyWorker(id))
  // Of several workers that are started at once, it tells only here who they are.
  boss.on('wip', (all) => all.forEach(({ id, name }) => know(name, id)))

  /** pg-boss fetches one job a poll; told after each job that there may be more, it asks at once. */
  async function startWorker(
    name: string,
    several: { localConcurrency?: number; localGroupConcurrency?: number },
    handle: (job: JobWithMetadata, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    let id = ''
    const polling = {
      ...several,
      includeMetadata: true,
      pollingIntervalSeconds: POLL_S,
      notifyPollingIntervalSeconds: POLL_S,
    } as const
    id = await boss.work<object, void, typeof polling>(name, polling, async ([job]) => {
      if (!job) return
      running.set(job.id, job)
      try {
        await handle(job, AbortSignal.any([job.signal, stopped.signal]))
      } finally {
        running.delete(job.id)
        if (several.localConcurrency === undefined) boss.notifyWorker(id)
        else wake(name)
      }
    })
    know(name, id)
  }

  /** Tells whoever answers for it that a job has failed for good. */
  async function bury({ id, data, sourceName, sourceOutput }: JobWithMetadata): Promise<void> {
    const reason = reasonOf(sourceOutput) ?? 'no reason was given'
    log.warn({ job: sourceName, job_id: id, payload: data, reason }, 'job given up after its last try')
    const onDeadJob = dead.get(sourceName ?? '')
    // Tried again later: its worker may not have started yet.
    if (!onDeadJob) throw new Error(`nobody answers for jobs of ${sourceName}`)
    await onDeadJob(data, reason)
  }

  /** Wakes the workers of queues where a job could start. */
  async function look(): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM unnest(${[...workers.keys()]}::text[]) AS queue (name)
      WHERE EXISTS (SELECT FROM endcap_jobs.job
        WHERE job.name = queue.name AND state < 'active' AND NOT blocked AND start_after <= now())`.execute(
      db,
    )
    for (const { name } of rows) wake(name)
  }
  let looking = false
  const lookout = setInterval(() => {
    // A database that answers slowly is not asked more often for it.
    if (looking || workers.size === 0) return
    looking = true
    look()
      .catch((error: unknown) => log.debug({ err: error }, 'cannot look for jobs'))
      .finally(() => (looking = false))
  }, LOOK_MS).unref()

  /**
   * Gives running jobs back, for others to start at once. That this try was begun costs them nothing, and
   * as it was begun, what this process may still say of it is not taken for the next one's.
   */
  async function giveBack(): Promise<void> {
    const ids = [...running.keys()]
    if (ids.length === 0) return
    await sql`UPDATE endcap_jobs.job SET state = 'created', retry_limit = retry_limit + 1, heartbeat_on = NULL
      WHERE id = ANY(${ids}::uuid[]) AND state = 'active'`.execute(db)
    log.info({ jobs: ids.length }, 'jobs given back')
  }

  return {
    async enqueue(trx, type, payloads, owner) {
      if (payloads.length === 0) return
      const turns = type.inTurns ? await takeTurns(trx, type.name, owner, payloads.length) : []
      const trace = carriedTrace()
      await boss.insert(
        type.name,
        payloads.map((data, index) => ({
          data: { ...data, ...trace },
          priority: -(turns[index] ?? 0),
          group: { id: owner.organizationId },
        })),
        { db: fromKysely(trx) },
      )
    },

    async work(type, { concurrency, handle, onDead }) {
      dead.set(type.name, onDead as (payload: object, reason: string) => Promise<void>)
      deadWorker ??= startWorker(DEAD_QUEUE, {}, (job) =>
        traced('job given up', { 'endcap.job_id': job.id }, () => bury(job), traceOf(job.data)),
      )
      await deadWorker
      const several = type.waitsForOthers
        ? { localConcurrency: concurrency, localGroupConcurrency: Math.max(1, concurrency - 1) }
        : {}
      const calls = type.waitsForOthers ? 1 : concurrency
      for (let call = 0; call < calls; call++) {
        await startWorker(type.name, several, async (job, signal) => {
          const start = performance.now()
          const line = { job: type.name, job_id: job.id, attempt: job.retryCount + 1, ...job.data }
          metrics.jobWait.observe(
            { queue: type.name },
            Math.max(0, (job.startedOn.getTime() - job.startAfter.getTime()) / 1000),
          )
          const finish = metrics.jobDuration.startTimer({ queue: type.name })
          const tryOnce = async () => {
            try {
              await handle(job.data as Parameters<typeof handle>[0], signal)
              finish({ outcome: 'done' })
              log.info({ ...line, ms: Math.round(performance.now() - start) }, 'job done')
            } catch (error) {
              finish({ outcome: stopped.signal.aborted ? 'given_back' : 'failed' })
              log.warn({ ...line, err: error, ms: Math.round(performance.now() - start) }, 'job failed')
              throw error
            }
          }
          const attributes = { 'endcap.job_id': job.id, 'endcap.attempt': job.retryCount + 1 }
          await traced(`job ${type.name}`, attributes, tryOnce, traceOf(job.data))
        })
      }
    },

    async census() {
      if (!census || performance.now() - census.taken > CENSUS_AGE_MS) {
        const jobs = takeJobCensus(db, names, DEAD_QUEUE)
        census = { taken: performance.now(), jobs }
        // Not kept: the next one asks again.
        jobs.catch(() => (census = null))
      }
      return census.jobs
    },

    records: createJobRecords(db, names, DEAD_QUEUE),
    tidy: () => resetTurns(db),
    check: async () => void (await boss.getQueue(DEAD_QUEUE)),

    async stop(graceMs) {
      clearInterval(lookout)
      const timer = setTimeout(() => {
        giveBack()
          .catch((error: unknown) => log.warn({ err: error }, 'running jobs could not be given back'))
          .finally(() => stopped.abort(new Error('the process ends')))
      }, graceMs)
      try {
        await boss.stop({ graceful: true, timeout: graceMs + LEAVE_MS })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

type QueueOptions = Parameters<PgBoss['createQueue']>[1]

/** Makes the queue; one that an earlier release has made gets what this one wants of it. */
async function keepQueue(boss: PgBoss, name: string, options: QueueOptions): Promise<void> {
  await boss.createQueue(name, { ...EVERY_QUEUE, ...options })
  await boss.updateQueue(name, { ...EVERY_QUEUE, ...options })
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
