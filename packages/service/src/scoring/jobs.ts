import type { JobType } from '../jobs/job-type.ts'
import type { RunItem } from './scoring-run-store.ts'

/** Look at one content and score it. Sent with the run, one a pending item. */
export const SCORE_IMAGE: JobType<{ runId: string } & RunItem> = {
  name: 'score-image',
  retryLimit: 8,
  timeoutS: 120,
  isFair: true,
}

/** Score the listing. Sent by whoever settles the run's last item. */
export const SCORE_LISTING: JobType<{ runId: string }> = {
  name: 'score-listing',
  retryLimit: 8,
  timeoutS: 60,
  isFair: false,
}
