import type { Logger } from '@endcap/foundation/observability/log'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { returnJobs } from './job-table/active-jobs.ts'
import { createWakeWorkers } from './wake-workers.ts'

export type Job = JobWithMetadata

export type WorkerLoop = {
  /** Starts one worker, or `localConcurrency` of them. */
  start: (queue: string, options: WorkerOptions, handle: HandleJob) => Promise<void>
  stop: (graceMs: number) => Promise<void>
  /** True once the remaining jobs have returned to the queue. */
  isStopped: () => boolean
}

type WorkerOptions = { localConcurrency?: number; localGroupConcurrency?: number }
/** The signal aborts at the time limit, or when the job returns to the queue. */
type HandleJob = (job: Job, signal: AbortSignal) => Promise<void>

/** Fifteen idle workers at two seconds would send eight queries a second. */
const WORKER_POLL_S = 60
const ABORT_MS = 2_000

/** Creates the loop of a process. */
export function createWorkerLoop(deps: { boss: PgBoss; db: Db; log: Logger }): WorkerLoop {
  const { boss, db, log } = deps
  const workers = createWakeWorkers(deps)
  const running = new Set<string>()
  const stopped = new AbortController()
  let isStopping = false

  async function giveBack(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await returnJobs(db, ids)
    log.info({ jobs: ids.length }, 'running jobs returned to the queue')
  }

  return {
    async start(queue, options, handle) {
      const polling = {
        ...options,
        includeMetadata: true,
        pollingIntervalSeconds: WORKER_POLL_S,
        notifyPollingIntervalSeconds: WORKER_POLL_S,
      } as const
      let own = ''
      own = await boss.work<object, void, typeof polling>(queue, polling, async ([job]) => {
        if (!job) return
        // Fetched while the others were being returned.
        if (isStopping) return giveBack([job.id])
        running.add(job.id)
        try {
          await handle(job, AbortSignal.any([job.signal, stopped.signal]))
        } finally {
          running.delete(job.id)
          // pg-boss fetches one job per poll.
          if (options.localConcurrency === undefined) boss.notifyWorker(own)
          else workers.wake(queue)
        }
      })
      workers.add(queue, own)
    },

    async stop(graceMs) {
      workers[Symbol.dispose]()
      const timer = setTimeout(() => {
        isStopping = true
        giveBack([...running])
          .catch((error: unknown) => log.warn({ err: error }, 'cannot return running jobs to the queue'))
          .finally(() => stopped.abort(new Error('the process is shutting down')))
      }, graceMs)
      try {
        await boss.stop({ graceful: true, timeout: graceMs + ABORT_MS })
      } finally {
        clearTimeout(timer)
      }
    },

    isStopped: () => stopped.signal.aborted,
  }
}
