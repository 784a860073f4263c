import type { Config } from '../config/config.ts'
import type { AccessTokens } from '../domains/auth/access-tokens.ts'
import { createRetryJob } from '../domains/console/retry-job.ts'
import type { Quota } from '../domains/organizations/quota.ts'
import { createScoreAgain } from '../domains/pdps/scoring/score-again.ts'
import { createStartRun } from '../domains/scoring/start-run.ts'
import { createAdministration } from '../operator/administration/administration.ts'
import type { JobWork } from '../operator/administration/job-administration.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import { QUEUES } from './job-types.ts'
import type { Stores } from './parts.ts'

/** Returns the functions that enqueue jobs. */
export function createWork(stores: Stores, jobs: JobQueue) {
  const startRun = createStartRun({ ...stores, jobs })
  const scoreAgain = createScoreAgain({ ...stores, startRun })
  const deps = { ...stores, db: stores.database.db, jobs, startRun, scoreAgain }
  return { startRun, scoreAgain, jobs, retryJob: createRetryJob(deps) }
}

type Context = {
  config: Config
  stores: Stores
  quota: Quota
  tokens: AccessTokens
  openJobs: () => Promise<JobQueue>
}

/**
 * Creates the administrative operations. A command opens the queue only on first use; a service sets its own with
 * `useWork`.
 */
export function openAdministration(
  { config, stores, quota, tokens, openJobs }: Context,
  opened: AsyncDisposableStack,
) {
  let work: Promise<JobWork> | null = null
  // Created now, so that a queue that is opened later is closed in its place.
  const lateResources = opened.use(new AsyncDisposableStack())
  const openWork = async (): Promise<JobWork> => {
    const jobs = lateResources.adopt(await openJobs(), ({ stop }) => stop(config.graceMs))
    return createWork(stores, jobs)
  }
  const administration = createAdministration({
    ...stores,
    db: stores.database.db,
    tokens,
    config: config.auth,
    retention: config.retention,
    quota,
    queues: QUEUES,
    backupMaxAgeDays: config.backupMaxAgeDays,
    jobWork: () => (work ??= openWork()),
  })
  return { administration, useWork: (current: JobWork) => void (work = Promise.resolve(current)) }
}
