import { sql } from 'kysely'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { traced, traceOf } from '../observability/tracing.ts'
import { DEAD_QUEUE } from './job-census.ts'
import { reasonOf } from './job-records.ts'
import type { JobType, Worker } from './job-type.ts'

export type JobWorkers = {
  work: <Payload extends object>(type: JobType<Payload>, worker: Worker<Payload>) => Promise<void>
  /** Ends the queue: running jobs may finish within the grace period, the rest are given back. */
  stop: (graceMs: number) => Promise<void>
}

type Deps = {
  boss: PgBoss
  db: Db
  log: Logger
  metrics: Metrics
  isOutage: (error: unknown) => boolean
}

/** Retries and delayed jobs are not announced: somebody has to look. */
const POLL_MS = 2_000
/** So each worker need not, or an idle process with fifteen of them would ask eight times a second. */
const POLL_S = 60
/** What something that is away gets to come back, at least, before a job is begun again. */
const OUTAGE_PAUSE_S = 10
/** About a day of such pauses. A longer outage is for people to look at: from then on, tries count. */
const OUTAGE_ATTEMPTS = 5_760
/** For jobs that were given back to leave their hands. */
const LEAVE_MS = 2_000

/** Those of this process who take jobs from the queue. */
export function createJobWorkers({ boss, db, log, metrics, isOutage }: Deps): JobWorkers {
  const dead = new Map<string, (payload: object, reason: string) => Promise<void>>()
  let deadWorker: Promise<void> | null = null
  const workers = new Map<string, Set<string>>()
  const running = new Map<string, JobWithMetadata>()
  const stopped = new AbortController()
  let ending = false

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
      // Its answer was on the way while the others were given back.
      if (ending) return giveBack([job.id])
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
  }, POLL_MS).unref()

  /**
   * Gives jobs back, for others to start at once. That this try was begun costs them nothing, and as it
   * was begun, what this process may still say of it is not taken for the next one's.
   */
  async function giveBack(ids: string[]): Promise<void> {
    if (ids.length === 0) return
    await sql`UPDATE endcap_jobs.job SET state = 'created', retry_limit = retry_limit + 1, heartbeat_on = NULL
      WHERE id = ANY(${ids}::uuid[]) AND state = 'active'`.execute(db)
    log.info({ jobs: ids.length }, 'jobs given back')
  }

  /** Leaves a job for later, at no cost to it; false where it has been left so often already. */
  async function postpone({ id }: JobWithMetadata, { retryLimit }: JobType<object>): Promise<boolean> {
    const { numAffectedRows } = await sql`UPDATE endcap_jobs.job
      SET state = 'created', retry_limit = retry_limit + 1, heartbeat_on = NULL,
        start_after = now() + make_interval(secs => ${OUTAGE_PAUSE_S} * (1 + random()))
      WHERE id = ${id} AND state = 'active' AND retry_limit < ${retryLimit + OUTAGE_ATTEMPTS}`.execute(db)
    return numAffectedRows === 1n
  }

  return {
    async work(type, { concurrency, handle, onDeadLetter }) {
      dead.set(type.name, onDeadLetter as (payload: object, reason: string) => Promise<void>)
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
          await traced(`job ${type.name}`, attributes, tryOnce, traceOf(job.data))
        })
      }
    },

    async stop(graceMs) {
      clearInterval(lookout)
      const timer = setTimeout(() => {
        ending = true
        giveBack([...running.keys()])
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
