import type { JobType } from '../../platform/jobs/job-type.ts'

/** A killed process costs an attempt, and a long change sees many restarts. */
const RETRY_LIMIT = 30

/** Plans, applies or undoes listings for some seconds. Enqueues the next job while listings are left. */
export const CHANGE_IN_BULK: JobType<{ bulkChangeId: string }> = {
  name: 'change-in-bulk',
  retryLimit: RETRY_LIMIT,
  timeoutS: 600,
  isFair: true,
}
