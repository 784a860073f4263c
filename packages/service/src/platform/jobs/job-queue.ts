import { fromKysely, PgBoss } from 'pg-boss'
import type { Database, Db } from '../db/database.ts'
import type { Logger } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { carriedTrace } from '../observability/tracing.ts'
import { correctFutureTimes, STEADY_CLOCK } from './clock.ts'
import type { JobCensus } from '../observability/job-census.ts'
import { DEAD_QUEUE, takeJobCensus } from './job-census.ts'
import { createJobRecords } from './job-records.ts'
import type { JobOwner, JobType } from './job-type.ts'
import { createJobWorkers, type JobWorkers } from './job-workers.ts'
import { resetStartTimes, assignStartTimes } from './fair-scheduling.ts'

export type JobQueue = JobWorkers & {
  /** Adds jobs in the caller's transaction, so that they exist if and only if it commits. */
  enqueue: <Payload extends object>(
    trx: Db,
    type: JobType<Payload>,
    payloads: readonly Payload[],
    owner: JobOwner,
  ) => Promise<void>
  /** Counts the jobs. A count is reused for 10 to 60 seconds. */
  census: () => Promise<JobCensus>
  records: ReturnType<typeof createJobRecords>
  /** Resets virtual start times. Called as a maintenance task. */
  tidy: () => Promise<void>
  /** @throws Error if the queue is unreachable */
  check: () => Promise<void>
}

type Deps = {
  database: Database
  log: Logger
  metrics: Metrics
  /** True if this process runs jobs. */
  works: boolean
  /** True if this process recovers the jobs of dead workers. Every long-running process does. */
  supervises: boolean
  /** Returns true if a dependency is unavailable. The job is then postponed, and the attempt is not counted. */
  isOutage?: (error: unknown) => boolean
}

const SCHEMA = 'endcap_jobs'
/** A worker sends heartbeats at half this interval, and loses its job after this time without one. */
const HEARTBEAT_S = 20
/** Interval of supervision. Each run takes about twenty statements, most of the load of an idle process. */
const SUPERVISE_S = 25
/** Accepted jobs must survive a long time without workers (the default is two weeks). */
const RETENTION_S = 365 * 24 * 3600
/** Completed jobs hold nothing that their results do not, and every count has to skip them. */
const DONE_RETENTION_S = 600
const MAINTENANCE_S = 300
/** Outages of storage or the database last minutes rather than seconds. */
const RETRY_DELAY_MAX_S = 60
/**
 * Dead-letter handlers are retried at a fixed interval until they succeed, for up to 3.5 days. pg-boss has no
 * maximum delay for these jobs, so exponential delays would soon reach days.
 */
const DEAD_JOBS = {
  retryLimit: 10_000,
  retryDelay: 30,
  retryBackoff: false,
  deleteAfterSeconds: 30 * 24 * 3600,
}
/** Counts are reused for 100 times as long as counting took, within these bounds, because many processes count. */
const CENSUS_AGE = { minMs: 10_000, timesCost: 100, maxMs: 60_000 }
/** Interval at which times in the future, left by a clock that was set back, are corrected. */
const CLOCK_CHECK_MS = 15_000
const CONNECTIONS = 5
const EVERY_QUEUE = {
  notify: true,
  heartbeatSeconds: HEARTBEAT_S,
  retentionSeconds: RETENTION_S,
}
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** Opens the job queue on pg-boss 12.35.0. docs/operations.md lists the properties that the code works around. */
export async function openJobQueue(
  types: readonly JobType<object>[],
  { database, log, metrics, works, supervises, isOutage = () => false }: Deps,
): Promise<JobQueue> {
  const { db } = database
  const names = types.map((type) => type.name)
  const boss = new PgBoss({
    ...database.connection,
    max: CONNECTIONS,
    schema: SCHEMA,
    clock: STEADY_CLOCK,
    useListenNotify: works,
    schedule: false,
    supervise: supervises,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    maintenanceIntervalSeconds: MAINTENANCE_S,
    // Concerns jobs that depend on other jobs, which Endcap does not have.
    flowIntervalSeconds: 3600,
    backend: database.embedded ? 'pglite' : 'postgres',
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'))
  boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'job queue warning'))
  const correctTimes = async () => {
    const corrected = await correctFutureTimes(db, [DEAD_QUEUE, ...names])
    if (corrected > 0) log.warn({ corrected }, 'the clock was set back; times of jobs and queues corrected')
  }
  try {
    await boss.start()
    await ensureQueues(boss, types)
    if (supervises) await correctTimes()
    if (database.embedded && works) await reclaimOrphans(database, boss)
  } catch (error) {
    // Stops pg-boss's timers, which would keep the failed process alive.
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  // The timer first fires after its interval, which a process that crashes repeatedly never reaches.
  if (supervises) boss.supervise().catch((error: unknown) => log.warn({ err: error }, 'job queue error'))
  const clockCheck = supervises
    ? setInterval(() => {
        correctTimes().catch((error: unknown) => log.debug({ err: error }, 'cannot correct times of jobs'))
      }, CLOCK_CHECK_MS).unref()
    : undefined
  const workers = createJobWorkers({ boss, db, log, metrics, isOutage })
  let census: { until: number; jobs: Promise<JobCensus> } | null = null

  return {
    async enqueue(trx, type, payloads, owner) {
      if (payloads.length === 0) return
      const startTimes = type.isFair ? await assignStartTimes(trx, type.name, owner, payloads.length) : []
      const trace = carriedTrace()
      await boss.insert(
        type.name,
        payloads.map((data, index) => ({
          data: { ...data, ...trace },
          priority: -(startTimes[index] ?? 0),
          group: { id: owner.organizationId },
        })),
        { db: fromKysely(trx) },
      )
    },

    work: workers.work,

    async census() {
      const start = performance.now()
      if (!census || start > census.until) {
        const jobs = takeJobCensus(db, names, DEAD_QUEUE)
        const { minMs, timesCost, maxMs } = CENSUS_AGE
        const taken = { until: start + minMs, jobs }
        census = taken
        jobs
          .then(() => {
            const ageMs = timesCost * (performance.now() - start)
            return (taken.until = start + Math.min(Math.max(ageMs, minMs), maxMs))
          })
          // A failed count is not kept, so the next call counts again.
          .catch(() => (census = null))
      }
      return census.jobs
    },

    records: createJobRecords(db, names, DEAD_QUEUE),
    tidy: () => resetStartTimes(db),
    check: async () => void (await boss.getQueue(DEAD_QUEUE)),

    async stop(graceMs) {
      clearInterval(clockCheck)
      await workers.stop(graceMs)
    },
  }
}

type QueueOptions = Parameters<PgBoss['createQueue']>[1]

/** Creates the queues of `types` and the dead-letter queue. */
async function ensureQueues(boss: PgBoss, types: readonly JobType<object>[]): Promise<void> {
  await ensureQueue(boss, DEAD_QUEUE, DEAD_JOBS)
  for (const { name, retryLimit, timeoutS } of types)
    await ensureQueue(boss, name, {
      deadLetter: DEAD_QUEUE,
      retryLimit,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_S,
      expireInSeconds: timeoutS,
      deleteAfterSeconds: DONE_RETENTION_S,
    })
  // Fills pg-boss's cache of queues. A first send inside a transaction would otherwise look the queue up
  // outside of it, which deadlocks on the single session of the embedded database.
  for (const name of [DEAD_QUEUE, ...types.map((type) => type.name)]) await boss.deleteJob(name, NO_JOB)
}

/** Creates the queue, or updates the options of a queue that an earlier release created. */
async function ensureQueue(boss: PgBoss, name: string, options: QueueOptions): Promise<void> {
  await boss.createQueue(name, { ...EVERY_QUEUE, ...options })
  await boss.updateQueue(name, { ...EVERY_QUEUE, ...options })
}

/**
 * Reclaims the jobs of a process that died. The embedded database has one user, so jobs that are active when
 * this process starts are orphans, and need not wait for their heartbeat to expire.
 */
async function reclaimOrphans({ pool }: Database, boss: PgBoss): Promise<void> {
  const { rowCount } = await pool.query(
    `UPDATE ${SCHEMA}.job SET heartbeat_on = now() - interval '1 day' WHERE state = 'active' AND heartbeat_seconds IS NOT NULL`,
  )
  if (!rowCount) return
  // Supervision would otherwise wait until the interval of the dead process has passed.
  await pool.query(`UPDATE ${SCHEMA}.queue SET monitor_on = NULL, monitor_claim_on = NULL`)
  await boss.supervise()
}
