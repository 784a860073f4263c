import type { JobType } from '../../platform/jobs/job-type.ts'
import type { SparkKind } from './spark-store.ts'

type Payload = { requestId: string }

/** Makes images from a root, scores and culls them. Enqueued with the request. */
export const MAKE_IMAGES: JobType<Payload> = {
  name: 'spark-images',
  retryLimit: 2,
  timeoutS: 240,
  isFair: true,
}

/** Finds ideas for an image. Enqueued with the request. */
export const FIND_IDEAS: JobType<Payload> = {
  name: 'spark-ideas',
  retryLimit: 2,
  timeoutS: 240,
  isFair: true,
  waitsForOthers: true,
}

/** The job type of each kind of Spark request. */
export const SPARK_JOBS: Record<SparkKind, JobType<Payload>> = { images: MAKE_IMAGES, ideas: FIND_IDEAS }
