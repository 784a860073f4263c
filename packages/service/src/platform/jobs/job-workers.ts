import { sql } from 'kysely'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import type { Logger } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { traced, traceOf } from '../observability/tracing.ts'
import { DEAD_QUEUE } from './job-census.ts'
import { reasonOf } from './job-records.ts'
import type { JobType, Worker } from './job-type.ts'

export type JobWorkers = {
  /** Starts workers for the jobs of a type. */
  work: <Payload extends object>(type: JobType<Payload>, worker: Worker<Payload>) => Promise<void>
  /** Stops the workers. Running jobs may finish within the grace period, the others return to the queue. */
  stop: (graceMs: number) => Promise<void>
}

type Deps = {
  boss: PgBoss
  db: Db
  log: Logger
  metrics: Metrics
  isOutage: (error: unknown) => boolean
}

/** Interval at which all queues are polled, because retries and delayed jobs are not announced. */
const POLL_MS = 2_000
/** Interval at which each worker polls. Fifteen idle workers at `POLL_MS` would send eight queries a second. */
const WORKER_POLL_S = 60
/** Shortest pause before a job is attempted again after an outage. */
const OUTAGE_PAUSE_S = 10
/** About a day of such pauses. A longer outage needs an operator, so attempts are counted after it. */
const OUTAGE_ATTEMPTS = 5_760
/** Time for the aborted handlers of returned jobs to end. */
const ABORT_MS = 2_000

/** Creates the workers of this process, which take jobs from the queue. */
export function createJobWorkers({ boss, db, log, metrics, isOutage }: Deps): JobWorkers {
  const deadLetterHandlers = new Map<string, (payload: object, reason: string) => Promise<void>>()
  let deadLetterWorker: Promise<void> | null = null
  const workers = new Map<string, Set<string>>()
  const running = new Map<string, JobWithMetadata>()
  const stopped = new AbortController()
  let ending = false

  const addWorker = (name: string, id: string) => workers.set(name, (workers.get(name) ?? new Set()).add(id))
  const wake = (name: string) => workers.get(name)?.forEach((id) => boss.notifyWorker(id))
  // pg-boss returns the id of only one of several workers that start together. This event reports all of them.
  boss.on('wip', (all) => all.forEach(({ id, name }) => addWorker(name, id)))

  /** Starts a worker that polls again after each job, because pg-boss fetches one job per poll. */
  async function startWorker(
    name: string,
    options: { localConcurrency?: number; localGroupConcurrency?: number },
    handle: (job: JobWithMetadata, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    let id = ''
    const polling = {
      ...options,
      includeMetadata: true,
      pollingIntervalSeconds: WORKER_POLL_S,
      notifyPollingIntervalSeconds: WORKER_POLL_S,
    } as const
    id = await boss.work<object, void, typeof polling>(name, polling, async ([job]) => {
      if (!job) return
      // This job was fetched while the running ones were being returned.
      if (ending) return returnJobs([job.id])
      running.set(job.id, job)
      try {
        await handle(job, AbortSignal.any([job.signal, stopped.signal]))
      } finally {
        running.delete(job.id)
        if (options.localConcurrency === undefined) boss.notifyWorker(id)
        else wake(name)
      }
    })
    addWorker(name, id)
  }

  /** Passes a dead-lettered job to its handler. */
  async function handleDeadLetter({ id, data, sourceName, sourceOutput }: JobWithMetadata): Promise<void> {
    const reason = reasonOf(sourceOutput) ?? 'no reason was recorded'
    log.warn(
      { job: sourceName, job_id: id, payload: data, reason },
      'job dead-lettered after its last attempt',
    )
    const onDeadLetter = deadLetterHandlers.get(sourceName ?? '')
    // Retried later, because the worker may not have started yet.
    if (!onDeadLetter) throw new Error(`no worker for jobs of ${sourceName} has started`)
    await onDeadLetter(data, reason)
  }

  /** Wakes the workers of queues in which a job could start. */
  async function wakeReadyWorkers(): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM unnest(${[...workers.keys()]}::text[]) AS queue (name)
      WHERE EXISTS (SELECT FROM endcap_jobs.job
        WHERE job.name = queue.name AND state < 'active' AND NOT blocked AND start_after <= now())`.execute(
      db,
    )
    for (const { name } of rows) wake(name)
  }
  let isPolling = false
  const pollTimer = setInterval(() => {
    // Polls do not overlap, so that a slow database is not queried more often.
    if (isPolling || workers.size === 0) return
    isPolling = true
    wakeReadyWorkers()
      .catch((error: unknown) => log.debug({ err: error }, 'cannot poll for jobs'))
      .finally(() => (isPolling = false))
  }, POLL_MS).unref()

  /**
   * Returns running jobs to the queue, so that other processes can start them at once. The interrupted attempt
   * does not count against the limit. pg-boss still numbers it, so a late result of this process is not taken
   * for the result of the next attempt.
   */
  async function returnJobs(ids: string[]): Promise<void> {
    if (ids.length === 0) return
    await sql`UPDATE endcap_jobs.job SET state = 'created', retry_limit = retry_limit + 1, heartbeat_on = NULL
      WHERE id = ANY(${ids}::uuid[]) AND state = 'active'`.execute(db)
    log.info({ jobs: ids.length }, 'running jobs returned to the queue')
  }

  /** Postpones a job without counting the attempt. Returns false if it has been postponed too often. */
  async function postpone({ id }: JobWithMetadata, { retryLimit }: JobType<object>): Promise<boolean> {
    const { numAffectedRows } = await sql`UPDATE endcap_jobs.job
      SET state = 'created', retry_limit = retry_limit + 1, heartbeat_on = NULL,
        start_after = now() + make_interval(secs => ${OUTAGE_PAUSE_S} * (1 + random()))
      WHERE id = ${id} AND state = 'active' AND retry_limit < ${retryLimit + OUTAGE_ATTEMPTS}`.execute(db)
    return numAffectedRows === 1n
  }

  return {
    async work(type, { concurrency, handle, onDeadLetter }) {
      deadLetterHandlers.set(type.name, onDeadLetter as (payload: object, reason: string) => Promise<void>)
      deadLetterWorker ??= startWorker(DEAD_QUEUE, {}, (job) =>
        traced(
          'job dead-lettered',
          { 'endcap.job_id': job.id },
          () => handleDeadLetter(job),
          traceOf(job.data),
        ),
      )
      await deadLetterWorker
      const options = type.waitsForOthers
        ? { localConcurrency: concurrency, localGroupConcurrency: Math.max(1, concurrency - 1) }
        : {}
      const calls = type.waitsForOthers ? 1 : concurrency
      for (let call = 0; call < calls; call++) {
        await startWorker(type.name, options, async (job, signal) => {
          const start = performance.now()
          const line = { job: type.name, job_id: job.id, attempt: job.retryCount + 1, ...job.data }
          metrics.jobWait.observe(
            { queue: type.name },
            Math.max(0, (job.startedOn.getTime() - job.startAfter.getTime()) / 1000),
          )
          const finish = metrics.jobDuration.startTimer({ queue: type.name })
          const attempt = async () => {
            try {
              await handle(job.data as Parameters<typeof handle>[0], signal)
              finish({ outcome: 'done' })
              log.info({ ...line, ms: Math.round(performance.now() - start) }, 'job done')
            } catch (error) {
              if (isOutage(error) && (await postpone(job, type))) {
                finish({ outcome: 'postponed' })
                log.warn({ ...line, err: error }, 'job postponed')
                return
              }
              finish({ outcome: stopped.signal.aborted ? 'given_back' : 'failed' })
              log.warn({ ...line, err: error, ms: Math.round(performance.now() - start) }, 'job failed')
              throw error
            }
          }
          const attributes = { 'endcap.job_id': job.id, 'endcap.attempt': job.retryCount + 1 }
          await traced(`job ${type.name}`, attributes, attempt, traceOf(job.data))
        })
      }
    },

    async stop(graceMs) {
      clearInterval(pollTimer)
      const timer = setTimeout(() => {
        ending = true
        returnJobs([...running.keys()])
          .catch((error: unknown) => log.warn({ err: error }, 'cannot return running jobs to the queue'))
          .finally(() => stopped.abort(new Error('the process is shutting down')))
      }, graceMs)
      try {
        await boss.stop({ graceful: true, timeout: graceMs + ABORT_MS })
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
