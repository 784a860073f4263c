import type { JobType } from '../../platform/jobs/job-type.ts'
import type { SparkKind } from './spark-store.ts'

type Payload = { requestId: string }

/** Makes, scores and culls images. Enqueued with the request. */
export const MAKE_IMAGES: JobType<Payload> = {
  name: 'spark-images',
  retryLimit: 2,
  timeoutS: 240,
  isFair: true,
}

/** Enqueued with the request. */
export const FIND_IDEAS: JobType<Payload> = {
  name: 'spark-ideas',
  retryLimit: 2,
  timeoutS: 240,
  isFair: true,
  waitsForOthers: true,
}

/** Crops or whitens a main image. Enqueued with the request. */
export const MAKE_FIX: JobType<Payload> = { name: 'spark-fix', retryLimit: 2, timeoutS: 120, isFair: true }

export const SPARK_JOBS: Record<SparkKind, JobType<Payload>> = {
  images: MAKE_IMAGES,
  ideas: FIND_IDEAS,
  crop: MAKE_FIX,
  whiten: MAKE_FIX,
}
