import type { JobType } from './jobs/job-type.ts'
import { INGEST_LISTING } from './pdps/ingest-listing.job.ts'
import { SCORE_IMAGE, SCORE_LISTING } from './scoring/jobs.ts'
import { FIND_IDEAS, MAKE_IMAGES } from './spark/jobs.ts'

/** All job types of the service. Each has its own queue. */
export const JOB_TYPES: readonly JobType<object>[] = [
  INGEST_LISTING,
  SCORE_IMAGE,
  SCORE_LISTING,
  MAKE_IMAGES,
  FIND_IDEAS,
]
