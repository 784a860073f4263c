import { createRetryDeadLetter } from '../domains/dead-letters/retry-dead-letter.ts'
import { createScoreAgain } from '../domains/pdps/scoring/score-again.ts'
import { createStartRun } from '../domains/scoring/start-run.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import type { Stores } from './parts.ts'

/** Returns the queue with the functions that enqueue jobs. */
export function createWork(stores: Stores, jobs: JobQueue) {
  const startRun = createStartRun({ ...stores, jobs })
  const scoreAgain = createScoreAgain({ ...stores, startRun })
  const deps = { ...stores, db: stores.database.db, jobs, startRun, scoreAgain }
  return { startRun, scoreAgain, jobs, retryDeadLetter: createRetryDeadLetter(deps) }
}

export type Work = ReturnType<typeof createWork>

type Context = { graceMs: number; stores: Stores; openJobs: () => Promise<JobQueue> }

/** Returns `jobWork`, which opens the queue on first use, and `useWork`, which sets an open one. */
export function openWork({ graceMs, stores, openJobs }: Context, opened: AsyncDisposableStack) {
  let work: Promise<Work> | null = null
  // Created now, so a queue opened later closes in this place.
  const lateResources = opened.use(new AsyncDisposableStack())
  const openLate = async (): Promise<Work> => {
    const jobs = lateResources.adopt(await openJobs(), ({ stop }) => stop(graceMs))
    return createWork(stores, jobs)
  }
  return {
    jobWork: () => (work ??= openLate()),
    useWork: (current: Work) => void (work = Promise.resolve(current)),
  }
}
