import { ANALYZE_DRAFT } from '../domains/drafts/analyze-draft.job.ts'
import { CHECK_IMPORT, CHECK_LARGE_IMPORT, RUN_IMPORT } from '../domains/imports/jobs.ts'
import { INGEST_LISTING } from '../domains/pdps/submission/ingest-listing.job.ts'
import { UPGRADE_SCORES } from '../domains/releases/upgrade-scores.job.ts'
import { RESCORE_FAMILY } from '../domains/rubrics/rescore-family.job.ts'
import { SCORE_IMAGE, SCORE_LISTING } from '../domains/scoring/jobs.ts'
import { FIND_IDEAS, MAKE_IMAGES } from '../domains/spark/jobs.ts'
import type { JobType } from '../platform/jobs/job-type.ts'

/** All job types of the service. Each has its own queue. */
export const JOB_TYPES: readonly JobType<object>[] = [
  INGEST_LISTING,
  SCORE_IMAGE,
  SCORE_LISTING,
  ANALYZE_DRAFT,
  MAKE_IMAGES,
  FIND_IDEAS,
  CHECK_IMPORT,
  CHECK_LARGE_IMPORT,
  RUN_IMPORT,
  RESCORE_FAMILY,
  UPGRADE_SCORES,
]

/** Names of the queues. */
export const QUEUES: readonly string[] = JOB_TYPES.map(({ name }) => name)
