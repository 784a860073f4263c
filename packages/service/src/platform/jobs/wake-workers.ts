import type { Logger } from '@endcap/foundation/observability/log'
import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/database.ts'
import { queuesWithReadyJobs } from './job-table/waiting-jobs.ts'

/** Woken workers poll their queues. */
export type WakeWorkers = Disposable & {
  add: (queue: string, worker: string) => void
  wake: (queue: string) => void
}

/** Retries and delayed jobs are not announced. */
const POLL_MS = 2_000

/** Polls all queues at once, and wakes workers where a job could start. */
export function createWakeWorkers({ boss, db, log }: { boss: PgBoss; db: Db; log: Logger }): WakeWorkers {
  const workers = new Map<string, Set<string>>()
  const add = (queue: string, worker: string) =>
    void workers.set(queue, (workers.get(queue) ?? new Set()).add(worker))
  const wake = (queue: string) => workers.get(queue)?.forEach((worker) => boss.notifyWorker(worker))
  // pg-boss returns one id for several workers that start together. This event reports all.
  boss.on('wip', (all) => all.forEach(({ id, name }) => add(name, id)))
  let isPolling = false
  const timer = setInterval(() => {
    // Overlapping polls would burden a slow database.
    if (isPolling || workers.size === 0) return
    isPolling = true
    queuesWithReadyJobs(db, [...workers.keys()])
      .then((queues) => queues.forEach(wake))
      .catch((error: unknown) => log.debug({ err: error }, 'cannot poll for jobs'))
      .finally(() => (isPolling = false))
  }, POLL_MS).unref()
  return { add, wake, [Symbol.dispose]: () => clearInterval(timer) }
}
