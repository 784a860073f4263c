import { createFetchImages } from '../domains/images/fetch-images.ts'
import { createAnalyzeImage } from '../domains/scoring/analyze-image.ts'
import { removeExpiredRateLimits } from '../platform/db/rate-limit.ts'
import { createGuardedFetch } from '../platform/net/guarded-fetch.ts'
import type { Parts } from './parts.ts'
import { createIngestListingWorker, INGEST_LISTING } from '../domains/pdps/ingest-listing.job.ts'
import { SCORE_IMAGE, SCORE_LISTING } from '../domains/scoring/jobs.ts'
import { createScoreImageWorker } from '../domains/scoring/score-image.job.ts'
import { createScoreListingWorker } from '../domains/pdps/score-listing.job.ts'
import { createFindIdeas } from '../domains/spark/find-ideas.ts'
import { createGenerativeImages } from '../domains/spark/generative-images.ts'
import { createGenerativeModels } from '../domains/spark/generative/generative-models.ts'
import { FIND_IDEAS, MAKE_IMAGES } from '../domains/spark/jobs.ts'
import { createMakeBatch } from '../domains/spark/make-batch.ts'
import { createMakeImages } from '../domains/spark/make-images.ts'
import { createSparkWorker } from '../domains/spark/spark-worker.ts'
import { createFindListing, createOpenRequest } from '../domains/spark/spark-subject.ts'
import { createSpending } from '../domains/spark/spending.ts'
import { createStudioOffThread } from '../domains/spark/studio-off-thread.ts'
import { startMaintenance } from './maintenance.ts'

/** Listings whose images are downloaded concurrently. */
const INGEST_CONCURRENCY = 4
/** Concurrent batches of images. Each holds about 100 MB in memory. */
const BATCH_CONCURRENCY = 2
/** Concurrent requests for ideas, which may wait for a model. */
const IDEAS_CONCURRENCY = 4
const HOUR_MS = 3_600_000
const RATE_LIMITS_MS = 300_000

/**
 * Opens the resources of jobs, and returns a function that starts the workers. There are two steps because
 * the resources must be closed after the queue, which lets running jobs finish.
 */
export function wireWorkers(
  {
    config,
    log,
    metrics,
    verifyImage,
    vision,
    blobs,
    files,
  }: Omit<Parts, 'jobs' | 'startRun' | 'scoreAgain' | 'checks'>,
  { unguarded }: { unguarded: readonly string[] },
  opened: AsyncDisposableStack,
) {
  // Also allows the origins of stand-ins for storefronts, which serve the images of their listings.
  const fetch = opened.adopt(
    createGuardedFetch({ ...config.fetch, allowedOrigins: [...unguarded] }),
    ({ close }) => close(),
  )
  const studio = opened.use(createStudioOffThread(log))
  const fetchImages = createFetchImages({ fetch, verifyImage, metrics })
  const { imageCost, ideasCost, dailyBudget } = config.models
  const { editImage, suggestIdeas } = createGenerativeModels(config.models, log)

  return async function start(parts: Parts): Promise<void> {
    const { jobs, analyses } = parts
    const { db } = parts.database
    const deps = { ...parts, db }
    const analyzeImage = createAnalyzeImage({ analyses, blobs, vision, metrics })
    // One more than the threads, so that the next image is analyzed while a job saves.
    await jobs.work(SCORE_IMAGE, createScoreImageWorker({ ...deps, analyzeImage }, config.workerThreads + 1))
    await jobs.work(SCORE_LISTING, createScoreListingWorker(deps, 1))
    await jobs.work(INGEST_LISTING, createIngestListingWorker({ ...deps, fetchImages }, INGEST_CONCURRENCY))
    const spending = createSpending({ db, dailyBudget, log })
    const sparkDeps = { ...deps, openRequest: createOpenRequest({ ...deps, analyzeImage }) }
    const makeImages = createMakeImages({
      ...deps,
      makeBatch: createMakeBatch({ studio, vision, log }),
      providersFor: (organizationId, deadline) =>
        editImage
          ? [
              studio,
              createGenerativeImages({ editImage, organizationId, deadline, spending, cost: imageCost, log }),
            ]
          : [studio],
    })
    const findIdeas = createFindIdeas({
      suggestIdeas,
      spending,
      cost: ideasCost,
      findListing: createFindListing(deps),
      log,
    })
    await jobs.work(MAKE_IMAGES, createSparkWorker('images', sparkDeps, makeImages, BATCH_CONCURRENCY))
    await jobs.work(FIND_IDEAS, createSparkWorker('ideas', sparkDeps, findIdeas, IDEAS_CONCURRENCY))
    opened.use(
      startMaintenance(
        [
          {
            name: 'remove unreferenced files',
            everyMs: HOUR_MS,
            run: (signal) => files.removeUnclaimed({ signal }),
          },
          { name: 'reset virtual start times', everyMs: HOUR_MS, run: jobs.tidy },
          {
            name: 'remove expired rate limits',
            everyMs: RATE_LIMITS_MS,
            run: () => removeExpiredRateLimits(parts.database.pool),
          },
        ],
        log,
      ),
    )
  }
}
