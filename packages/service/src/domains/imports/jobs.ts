import type { JobType } from '../../platform/jobs/job-type.ts'

/** A killed process costs an attempt, and an import takes long enough to see many restarts. */
const RETRY_LIMIT = 30

/**
 * Reads the file of an import for a second: its dry run. Enqueued with the import, and again with each change of its
 * mapping. A file that takes longer goes on as `CHECK_LARGE_IMPORT`, so that short files wait for short ones only.
 */
export const CHECK_IMPORT: JobType<{ importId: string }> = {
  name: 'check-import',
  retryLimit: RETRY_LIMIT,
  timeoutS: 600,
  isFair: true,
}

/** Goes on with a dry run for some seconds. Enqueues the next job while records are left, so that dry runs take turns. */
export const CHECK_LARGE_IMPORT: JobType<{ importId: string }> = {
  name: 'check-large-import',
  retryLimit: RETRY_LIMIT,
  timeoutS: 3_600,
  isFair: true,
}

/** Submits rows of an import for some seconds. Enqueues the next job while rows wait, so that imports take turns. */
export const RUN_IMPORT: JobType<{ importId: string }> = {
  name: 'run-import',
  retryLimit: RETRY_LIMIT,
  timeoutS: 600,
  isFair: true,
  waitsForOthers: true,
}
