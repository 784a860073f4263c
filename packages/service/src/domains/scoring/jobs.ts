import type { JobType } from '../../platform/jobs/job-type.ts'
import type { RunItem } from './scoring-run-store.ts'

/** One job per pending item, enqueued with the run. */
export const SCORE_IMAGE: JobType<{ runId: string } & RunItem> = {
  name: 'score-image',
  retryLimit: 8,
  timeoutS: 120,
  isFair: true,
}

/** Enqueued by the job that settles the last item. */
export const SCORE_LISTING: JobType<{ runId: string }> = {
  name: 'score-listing',
  retryLimit: 8,
  timeoutS: 60,
  isFair: false,
}
