import { createFetchImages } from './images/fetch-images.ts'
import { createAnalyzeImage } from './images/analyze-image.ts'
import { createGuardedFetch } from './net/guarded-fetch.ts'
import type { Parts } from './parts.ts'
import { createIngestListingWorker, INGEST_LISTING } from './pdps/ingest-listing.job.ts'
import { SCORE_IMAGE, SCORE_LISTING } from './scoring/jobs.ts'
import { createScoreImageWorker } from './scoring/score-image.job.ts'
import { createScoreListingWorker } from './scoring/score-listing.job.ts'
import { createFindIdeasWorker } from './spark/find-ideas.job.ts'
import { createGenerativeImages } from './spark/generative-images.ts'
import { createGenerativeModels } from './spark/generative/generative-models.ts'
import { FIND_IDEAS, MAKE_IMAGES } from './spark/jobs.ts'
import { createMakeBatch } from './spark/make-batch.ts'
import { createMakeImagesWorker } from './spark/make-images.job.ts'
import { createFindListing, createOpenRequest } from './spark/spark-subject.ts'
import { createSpending } from './spark/spending.ts'
import { createStudioOffThread } from './spark/studio-off-thread.ts'
import { startMaintenance } from './maintenance.ts'

/** Listings whose images are downloaded at a time. */
const LISTINGS_AT_A_TIME = 4
/** Batches of images, each of which holds some 100 MB, and requests for ideas, which may wait for a model. */
const BATCHES_AT_A_TIME = 2
const IDEAS_AT_A_TIME = 4
const HOUR_MS = 3_600_000

/**
 * Opens what jobs need, and answers with what starts them. In two steps, because what jobs use must be
 * closed after the queue, which lets those that are running finish.
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
  // Shops' own images: a stand-in for a storefront has them too.
  const fetch = opened.adopt(
    createGuardedFetch({ ...config.fetch, allowedOrigins: [...unguarded] }),
    ({ close }) => close(),
  )
  const studio = opened.use(createStudioOffThread(log))
  const fetchImages = createFetchImages({ fetch, verifyImage, metrics })
  const { imageCost, ideasCost, dailyBudget } = config.models
  const { editImage, suggestIdeas } = createGenerativeModels(config.models, log)

  return async function start(parts: Parts): Promise<void> {
    const { jobs, images } = parts
    const { db } = parts.database
    const deps = { ...parts, db }
    const analyzeImage = createAnalyzeImage({ images, blobs, vision, metrics })
    // One more than threads: while one job saves, the next is being looked at.
    await jobs.work(SCORE_IMAGE, createScoreImageWorker({ ...deps, analyzeImage }, config.workerThreads + 1))
    await jobs.work(SCORE_LISTING, createScoreListingWorker(deps, 1))
    await jobs.work(INGEST_LISTING, createIngestListingWorker({ ...deps, fetchImages }, LISTINGS_AT_A_TIME))
    const spending = createSpending({ db, dailyBudget, log })
    const sparking = { ...deps, spending, openRequest: createOpenRequest({ ...deps, analyzeImage }) }
    await jobs.work(
      MAKE_IMAGES,
      createMakeImagesWorker(
        {
          ...sparking,
          makeBatch: createMakeBatch({ studio, vision, log }),
          providersFor: (organizationId, deadline) =>
            editImage
              ? [
                  studio,
                  createGenerativeImages({
                    editImage,
                    organizationId,
                    deadline,
                    spending,
                    cost: imageCost,
                    log,
                  }),
                ]
              : [studio],
        },
        BATCHES_AT_A_TIME,
      ),
    )
    await jobs.work(
      FIND_IDEAS,
      createFindIdeasWorker(
        { ...sparking, suggestIdeas, cost: ideasCost, findListing: createFindListing(deps) },
        IDEAS_AT_A_TIME,
      ),
    )
    opened.use(
      startMaintenance(
        [
          {
            name: 'remove files that nobody names',
            everyMs: HOUR_MS,
            run: (signal) => files.removeUnclaimed({ signal }),
          },
          { name: 'number turns anew', everyMs: HOUR_MS, run: jobs.tidy },
        ],
        log,
      ),
    )
  }
}
