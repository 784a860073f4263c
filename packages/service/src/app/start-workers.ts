import { createGuardedFetch, type GuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import { createGenerativeModels } from '@endcap/generative-models'
import { unguardedOrigins } from '../config/config.ts'
import { ANALYZE_DRAFT, createAnalyzeDraftWorker } from '../domains/drafts/analyze-draft.job.ts'
import { removeExpiredDrafts } from '../domains/drafts/draft-store.ts'
import { removeExpiredEvents } from '../domains/events/event-store.ts'
import { createFetchImages } from '../domains/images/fetch-images.ts'
import { createScoreStandalone } from '../domains/images/score-standalone.ts'
import { removeExpiredUploads } from '../domains/images/upload-store.ts'
import { removeExpiredImports } from '../domains/imports/remove-expired-imports.ts'
import { deleteOrganizations } from '../domains/organizations/delete-organizations.ts'
import { compactTrend } from '../domains/pdps/history/compact-trend.ts'
import { fillTrend } from '../domains/pdps/history/fill-trend.ts'
import { fillCauses } from '../domains/pdps/scoring/fill-causes.ts'
import { fillSummaries } from '../domains/pdps/scoring/fill-summaries.ts'
import { createScoreListingWorker } from '../domains/pdps/scoring/score-listing.job.ts'
import { createSummarizeStored } from '../domains/pdps/scoring/summarize-stored.ts'
import { createIngestListingWorker, INGEST_LISTING } from '../domains/pdps/submission/ingest-listing.job.ts'
import { startUpgrades } from '../domains/releases/start-upgrades.ts'
import { createUpgradeScoresWorker, UPGRADE_SCORES } from '../domains/releases/upgrade-scores.job.ts'
import { createRescoreFamilyWorker, RESCORE_FAMILY } from '../domains/rubrics/rescore-family.job.ts'
import { type AnalyzeImage, createAnalyzeImage } from '../domains/scoring/analyze-image.ts'
import { SCORE_IMAGE, SCORE_LISTING } from '../domains/scoring/jobs.ts'
import { createScoreImageWorker } from '../domains/scoring/score-image.job.ts'
import { createFindIdeas } from '../domains/spark/find-ideas.ts'
import { createGenerativeImages } from '../domains/spark/generative-images.ts'
import { FIND_IDEAS, MAKE_IMAGES } from '../domains/spark/jobs.ts'
import { createMakeBatch } from '../domains/spark/make-batch.ts'
import { createMakeImages } from '../domains/spark/make-images.ts'
import { createFindListing, createOpenRequest } from '../domains/spark/spark-subject.ts'
import { createSparkWorker } from '../domains/spark/spark-worker.ts'
import { createSpending } from '../domains/spark/spending.ts'
import { createStudioOffThread, type StudioOffThread } from '../domains/spark/studio-off-thread.ts'
import { removeExpiredLinks } from '../domains/users/link-store.ts'
import { removeEndedSessions } from '../domains/users/session-store.ts'
import { removeExpiredDeliveries } from '../domains/webhooks/delivery-store.ts'
import { createDispatcher } from '../domains/webhooks/dispatcher.ts'
import { applyRetention } from '../operator/administration/retention-administration.ts'
import { fillStoredFiles } from '../platform/blobs/fill-stored-files.ts'
import { removeExpiredRateLimits } from '../platform/db/rate-limit.ts'
import { removeKeptAnswers } from '../platform/http/idempotency.ts'
import { startImportWorkers } from './imports.ts'
import { type MaintenanceTask, startMaintenance } from './maintenance.ts'
import type { Parts } from './parts.ts'
import { removeAbandonedFiles } from './remove-abandoned-files.ts'
import { openDownloading } from './submissions.ts'

/** Listings whose images are downloaded concurrently. */
const INGEST_CONCURRENCY = 4
/** Concurrent batches of images. Each holds about 100 MB in memory. */
const BATCH_CONCURRENCY = 2
/** Concurrent requests for ideas, which may wait for a model. */
const IDEAS_CONCURRENCY = 4
const DAY_MS = 24 * 3600_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const RATE_LIMIT_CLEANUP_MS = 300_000
const TREND_COMPACTION_MS = 600_000

/**
 * Opens the resources of jobs, and returns a function that starts the workers. There are two steps because
 * the resources must be closed after the queue, which lets running jobs finish.
 */
export function openWorkers(
  basics: Omit<Parts, 'jobs' | 'startRun' | 'scoreAgain' | 'retryJob' | 'checks'>,
  opened: AsyncDisposableStack,
) {
  const { config, log } = basics
  // Also allows the origins of stand-ins for storefronts, which serve the images of their listings.
  const fetch = opened.adopt(
    createGuardedFetch({ ...config.fetch, allowedOrigins: unguardedOrigins(config) }),
    ({ close }) => close(),
  )
  const webhookFetch = opened.adopt(createGuardedFetch(config.webhooks), ({ close }) => close())
  const studio = opened.use(createStudioOffThread(log))
  const fetchImages = createFetchImages({ ...basics, fetch, baseUrl: config.auth.baseUrl })
  const downloading = openDownloading(basics, opened)

  return async function startWorkers(parts: Parts, working: AsyncDisposableStack): Promise<void> {
    const { jobs } = parts
    const deps = { ...parts, db: parts.database.db }
    const analyzeImage = createAnalyzeImage(parts)
    // One more than the threads, so that the next image is analyzed while a job saves.
    await jobs.work(SCORE_IMAGE, createScoreImageWorker({ ...deps, analyzeImage }, config.workerThreads + 1))
    await jobs.work(SCORE_LISTING, createScoreListingWorker(deps, 1))
    await jobs.work(ANALYZE_DRAFT, createAnalyzeDraftWorker({ ...deps, analyzeImage }, config.workerThreads))
    await jobs.work(INGEST_LISTING, createIngestListingWorker({ ...deps, fetchImages }, INGEST_CONCURRENCY))
    await startImportWorkers(parts, downloading)
    const scoreStandalone = createScoreStandalone(deps)
    await jobs.work(RESCORE_FAMILY, createRescoreFamilyWorker({ ...deps, scoreStandalone }, 1))
    await jobs.work(UPGRADE_SCORES, createUpgradeScoresWorker({ ...deps, analyzeImage, scoreStandalone }))
    await startSparkWorkers(parts, { studio, analyzeImage })
    working.use(startWebhooks(parts, webhookFetch))
    working.use(startMaintenance(maintenanceTasks(parts), log))
  }
}

/** Sends the deliveries of webhooks until disposed of, which lets running attempts finish. */
function startWebhooks({ database, config, log }: Parts, { post }: GuardedFetch): AsyncDisposable {
  const dispatcher = createDispatcher({ db: database.db, post, log })
  const ended = new AbortController()
  const run = dispatcher.run(ended.signal)
  return {
    async [Symbol.asyncDispose]() {
      ended.abort()
      await run
      await dispatcher.finish(config.graceMs)
    },
  }
}

async function startSparkWorkers(
  parts: Parts,
  { studio, analyzeImage }: { studio: StudioOffThread; analyzeImage: AnalyzeImage },
): Promise<void> {
  const { config, jobs, log, vision } = parts
  const { imageCost: cost, ideasCost, dailyBudget } = config.models
  const { editImage, suggestIdeas } = await createGenerativeModels(config.models, log)
  const { db } = parts.database
  const deps = { ...parts, db, openRequest: createOpenRequest({ ...parts, db, analyzeImage }) }
  const spending = createSpending({ db, dailyBudget, log })
  const makeImages = createMakeImages({
    ...deps,
    makeBatch: createMakeBatch({ studio, vision, log }),
    providersFor: (organizationId, deadline) => [
      studio,
      ...(editImage
        ? [createGenerativeImages({ editImage, organizationId, deadline, spending, cost, log })]
        : []),
    ],
  })
  const findListing = createFindListing(deps)
  const findIdeas = createFindIdeas({ suggestIdeas, spending, cost: ideasCost, findListing, log })
  await jobs.work(MAKE_IMAGES, createSparkWorker('images', deps, makeImages, BATCH_CONCURRENCY))
  await jobs.work(FIND_IDEAS, createSparkWorker('ideas', deps, findIdeas, IDEAS_CONCURRENCY))
}

const maintenanceTasks = ({ files, jobs, database, log, config, ...stores }: Parts): MaintenanceTask[] => [
  {
    name: 'delete organizations',
    everyMs: MINUTE_MS,
    atStart: true,
    run: (signal) => deleteOrganizations({ db: database.db, files, log }, signal),
  },
  {
    name: 'record the sizes of files of earlier releases',
    everyMs: DAY_MS,
    atStart: true,
    run: (signal) => fillStoredFiles(database.db, signal),
  },
  {
    name: 'summarize PDPs of earlier releases',
    everyMs: DAY_MS,
    atStart: true,
    run: (signal) => fillSummaries(database.db, signal),
  },
  {
    name: 'add plans and causes of lost points to results of earlier releases',
    everyMs: DAY_MS,
    atStart: true,
    run: (signal) => fillCauses({ db: database.db, summarizeStored: createSummarizeStored(stores) }, signal),
  },
  {
    name: 'add histories of earlier releases to the trend',
    everyMs: DAY_MS,
    atStart: true,
    run: (signal) => fillTrend(database.db, signal),
  },
  {
    name: 'score what earlier releases have scored',
    everyMs: DAY_MS,
    atStart: true,
    run: (signal) => startUpgrades({ db: database.db, jobs, log }, signal),
  },
  {
    name: 'sum up the changes of the trend',
    everyMs: TREND_COMPACTION_MS,
    run: (signal) => compactTrend(database.db, signal),
  },
  { name: 'remove unreferenced files', everyMs: HOUR_MS, run: (signal) => files.removeUnclaimed({ signal }) },
  {
    name: 'remove answers kept for repeated requests',
    everyMs: HOUR_MS,
    run: () => removeKeptAnswers(database.db),
  },
  {
    name: 'remove expired drafts',
    everyMs: HOUR_MS,
    run: (signal) => removeExpiredDrafts(database.db, signal),
  },
  {
    name: 'remove expired uploads',
    everyMs: HOUR_MS,
    run: (signal) => removeExpiredUploads(database.db, signal),
  },
  {
    name: 'remove expired imports',
    everyMs: HOUR_MS,
    run: (signal) => removeExpiredImports(database.db, signal),
  },
  {
    name: 'remove expired events and webhook deliveries',
    everyMs: HOUR_MS,
    run: async (signal) => {
      await removeExpiredDeliveries(database.db, signal)
      await removeExpiredEvents(database.db, signal)
    },
  },
  {
    name: 'remove ended sessions and expired sign-in links',
    everyMs: HOUR_MS,
    run: async () => (await removeEndedSessions(database.db)) + (await removeExpiredLinks(database.db)),
  },
  {
    name: 'remove what is kept no longer',
    everyMs: DAY_MS,
    run: (signal) => applyRetention({ db: database.db, retention: config.retention }, signal),
  },
  {
    name: 'remove unfinished files of killed processes',
    everyMs: HOUR_MS,
    run: () => removeAbandonedFiles({ config, log }),
  },
  { name: 'reset virtual start times', everyMs: HOUR_MS, run: jobs.tidy },
  {
    name: 'remove expired rate limits',
    everyMs: RATE_LIMIT_CLEANUP_MS,
    run: () => removeExpiredRateLimits(database.pool),
  },
]
