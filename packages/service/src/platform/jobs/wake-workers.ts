import type { Logger } from '@endcap/foundation/observability/log'
import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { queuesWithReadyJobs } from './job-table/waiting-jobs.ts'

/** The workers of this process, each of which polls its queue when it is woken. */
export type WakeWorkers = Disposable & {
  add: (queue: string, worker: string) => void
  /** Wakes the workers of a queue. */
  wake: (queue: string) => void
}

/** Interval at which all queues are polled, because retries and delayed jobs are not announced. */
const POLL_MS = 2_000

/** Starts one poll of all queues, which wakes the workers of those in which a job could start. */
export function createWakeWorkers({ boss, db, log }: { boss: PgBoss; db: Db; log: Logger }): WakeWorkers {
  const workers = new Map<string, Set<string>>()
  const add = (queue: string, worker: string) =>
    void workers.set(queue, (workers.get(queue) ?? new Set()).add(worker))
  const wake = (queue: string) => workers.get(queue)?.forEach((worker) => boss.notifyWorker(worker))
  // pg-boss returns the id of only one of several workers that start together. This event reports all of them.
  boss.on('wip', (all) => all.forEach(({ id, name }) => add(name, id)))
  let isPolling = false
  const timer = setInterval(() => {
    // Polls do not overlap, so that a slow database is not queried more often.
    if (isPolling || workers.size === 0) return
    isPolling = true
    queuesWithReadyJobs(db, [...workers.keys()])
      .then((queues) => queues.forEach(wake))
      .catch((error: unknown) => log.debug({ err: error }, 'cannot poll for jobs'))
      .finally(() => (isPolling = false))
  }, POLL_MS).unref()
  return { add, wake, [Symbol.dispose]: () => clearInterval(timer) }
}
