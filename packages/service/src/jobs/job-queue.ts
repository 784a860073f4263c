import { fromKysely, PgBoss } from 'pg-boss'
import type { Database, Db } from '../db/database.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { carriedTrace } from '../observability/tracing.ts'
import { correctFutureTimes, STEADY_CLOCK } from './clock.ts'
import { DEAD_QUEUE, type JobCensus, takeJobCensus } from './job-census.ts'
import { createJobRecords } from './job-records.ts'
import type { JobOwner, JobType } from './job-type.ts'
import { createJobWorkers, type JobWorkers } from './job-workers.ts'
import { resetStartTimes, assignStartTimes } from './fair-scheduling.ts'

export type JobQueue = JobWorkers & {
  /** Adds jobs in the caller's transaction: they exist if and only if it commits. */
  enqueue: <Payload extends object>(
    trx: Db,
    type: JobType<Payload>,
    payloads: readonly Payload[],
    owner: JobOwner,
  ) => Promise<void>
  /** How much there is to do, as of a few seconds ago. */
  census: () => Promise<JobCensus>
  records: ReturnType<typeof createJobRecords>
  /** For whoever looks after the database now and then. */
  tidy: () => Promise<void>
  /** @throws Error where the queue cannot be reached */
  check: () => Promise<void>
}

type Deps = {
  database: Database
  log: Logger
  metrics: Metrics
  /** Whether this process will do jobs. */
  works: boolean
  /** Whether it looks after those that others have lost: every one that stays. */
  supervises: boolean
  /** Whether an error is not the job's: it is then done later, and the try does not count. */
  isOutage?: (error: unknown) => boolean
}

const SCHEMA = 'endcap_jobs'
/** A worker says that it lives this often; one that has been silent for this long has lost its job. */
const HEARTBEAT_S = 20
/** Some twenty statements each time: most of what an idle process asks. */
const SUPERVISE_S = 25
/** Workers may be away for long; what was accepted is not forgotten meanwhile (the default is two weeks). */
const RETENTION_S = 365 * 24 * 3600
/** Jobs that are done tell nothing that their results do not, and every count has to pass them by. */
const DONE_RETENTION_S = 600
const MAINTENANCE_S = 300
/** Storage or a database that is away is away for minutes rather than seconds. */
const RETRY_DELAY_MAX_S = 60
/**
 * Whoever answers for a given up job is told until he has heard it. Evenly: pg-boss gives such jobs no
 * longest pause, and doubled ones would soon be days.
 */
const DEAD_JOBS = {
  retryLimit: 10_000,
  retryDelay: 30,
  retryBackoff: false,
  deleteAfterSeconds: 30 * 24 * 3600,
}
/** How old counts may be: older where there is much to count, for many processes do. */
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

/** With `job-workers.ts` the one place that knows pg-boss (12.35.0; its traps are written down in docs/operations.md). */
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
    // Jobs that wait for other jobs: there are none.
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
    await keepQueues(boss, types)
    if (supervises) await correctTimes()
    if (database.embedded && works) await takeBackOrphans(database, boss)
  } catch (error) {
    // Its timers would keep a process alive that could not start.
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  // The timer runs for the first time after its interval, which a process that keeps dying never sees.
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
      const turns = type.isFair ? await assignStartTimes(trx, type.name, owner, payloads.length) : []
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
          // Not kept: the next one asks again.
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

/** Makes the queues of `types`, and the one of given up jobs. */
async function keepQueues(boss: PgBoss, types: readonly JobType<object>[]): Promise<void> {
  await keepQueue(boss, DEAD_QUEUE, DEAD_JOBS)
  for (const { name, retryLimit, timeoutS } of types)
    await keepQueue(boss, name, {
      deadLetter: DEAD_QUEUE,
      retryLimit,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: RETRY_DELAY_MAX_S,
      expireInSeconds: timeoutS,
      deleteAfterSeconds: DONE_RETENTION_S,
    })
  // Fills the queue cache: a first send inside a transaction would ask for it outside, which on the
  // one embedded session waits for itself.
  for (const name of [DEAD_QUEUE, ...types.map((type) => type.name)]) await boss.deleteJob(name, NO_JOB)
}

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
  if (!rowCount) return
  // Otherwise not before the interval since the process that died has passed.
  await pool.query(`UPDATE ${SCHEMA}.queue SET monitor_on = NULL, monitor_claim_on = NULL`)
  await boss.supervise()
}
