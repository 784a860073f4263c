import { contained } from '@endcap/foundation/concurrency/work-scope'
import type { Logger } from '@endcap/foundation/observability/log'
import { traced, traceOf } from '@endcap/foundation/observability/tracing'
import type { Db } from '../db/database.ts'
import type { Metrics } from '../observability/metrics.ts'
import { jobFields } from './job-fields.ts'
import { postponeJob } from './job-table/active-jobs.ts'
import type { JobType, Worker } from './job-type.ts'
import type { Job } from './worker-loop.ts'

type Deps = {
  db: Db
  log: Logger
  metrics: Metrics
  isOutage: (error: unknown) => boolean
  isStopped: () => boolean
}

type Attempt<Payload extends object> = {
  type: JobType<Payload>
  job: Job
  handle: Worker<Payload>['handle']
  signal: AbortSignal
}

/** Shortest pause after an outage. */
const OUTAGE_PAUSE_S = 10
/** About a day. Longer outages need an operator, so attempts then count. */
const OUTAGE_ATTEMPTS = 5_760

/** Traces, measures and logs one attempt, and postpones it during outages. */
export function createRunAttempt({ db, log, metrics, isOutage, isStopped }: Deps) {
  /** Returns false if it was postponed too often. */
  const postpone = ({ id }: Job, { retryLimit }: JobType<object>): Promise<boolean> =>
    postponeJob(db, { id, pauseS: OUTAGE_PAUSE_S, maxRetryLimit: retryLimit + OUTAGE_ATTEMPTS })

  async function attempt<Payload extends object>({ type, job, handle, signal }: Attempt<Payload>) {
    const start = performance.now()
    const line = { job: type.name, attempt: job.retryCount + 1, ...jobFields(job) }
    const finish = metrics.jobDuration.startTimer({ queue: type.name })
    const elapsedMs = () => Math.round(performance.now() - start)
    try {
      // The job was added with a payload of its type.
      const run = (stop: AbortSignal) => handle(job.data as Payload, AbortSignal.any([signal, stop]))
      await contained(`job ${job.id}`, run, job.groupId ?? null)
      finish({ outcome: 'done' })
      log.info({ ...line, ms: elapsedMs() }, 'job done')
    } catch (error) {
      if (isOutage(error) && (await postpone(job, type))) {
        finish({ outcome: 'postponed' })
        log.warn({ ...line, err: error }, 'job postponed')
        return
      }
      finish({ outcome: isStopped() ? 'given_back' : 'failed' })
      log.warn({ ...line, err: error, ms: elapsedMs() }, 'job failed')
      throw error
    }
  }

  return async function runAttempt<Payload extends object>(given: Attempt<Payload>): Promise<void> {
    const { type, job } = given
    const waitedMs = job.startedOn.getTime() - job.startAfter.getTime()
    metrics.jobWait.observe({ queue: type.name }, Math.max(0, waitedMs / 1000))
    const attributes = { 'endcap.job_id': job.id, 'endcap.attempt': job.retryCount + 1 }
    await traced(`job ${type.name}`, attributes, () => attempt(given), traceOf(job.data))
  }
}
