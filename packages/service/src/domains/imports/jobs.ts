import type { JobType } from '../../platform/jobs/job-type.ts'

/** A killed process costs an attempt, and a long import sees many restarts. */
const RETRY_LIMIT = 30

/**
 * Runs a dry run for a second. Enqueued with the import and each change of its mapping. A longer one
 * continues as `CHECK_LARGE_IMPORT`, so short files wait for short ones only.
 */
export const CHECK_IMPORT: JobType<{ importId: string }> = {
  name: 'check-import',
  retryLimit: RETRY_LIMIT,
  timeoutS: 600,
  isFair: true,
}

/**
 * Continues a dry run for some seconds. Enqueues the next job while records are left, so dry runs take turns.
 */
export const CHECK_LARGE_IMPORT: JobType<{ importId: string }> = {
  name: 'check-large-import',
  retryLimit: RETRY_LIMIT,
  timeoutS: 3_600,
  isFair: true,
}

/** Submits rows for some seconds. Enqueues the next job while rows wait, so imports take turns. */
export const RUN_IMPORT: JobType<{ importId: string }> = {
  name: 'run-import',
  retryLimit: RETRY_LIMIT,
  timeoutS: 600,
  isFair: true,
  waitsForOthers: true,
}
