import type { JobType } from '../../platform/jobs/job-type.ts'
import type { RunItem } from './scoring-run-store.ts'

/** Analyzes and scores one content. Enqueued with its run, one job for each pending item. */
export const SCORE_IMAGE: JobType<{ runId: string } & RunItem> = {
  name: 'score-image',
  retryLimit: 8,
  timeoutS: 120,
  isFair: true,
}

/** Scores the listing. Enqueued by the job that settles the last item of the run. */
export const SCORE_LISTING: JobType<{ runId: string }> = {
  name: 'score-listing',
  retryLimit: 8,
  timeoutS: 60,
  isFair: false,
}
