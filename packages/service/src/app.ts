import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkModels, createVisionPool } from '@endcap/vision'
import { createAdministration } from './administration/administration.ts'
import { serveControl } from './administration/control-socket.ts'
import { createAccessTokens } from './auth/access-tokens.ts'
import { createAuthenticate } from './auth/authenticate.ts'
import { createCredentialStore } from './auth/credential-store.ts'
import { createFailureLimit } from './auth/failure-limit.ts'
import { createIssueToken } from './auth/issue-token.ts'
import { authRoutes } from './auth/routes.ts'
import { createSigningKeyStore } from './auth/signing-key-store.ts'
import { createFileBlobs } from './blobs/file-blobs.ts'
import { blobRoutes } from './blobs/routes.ts'
import { createSignedLinks } from './blobs/signed-links.ts'
import { createClassifyOffThread } from './categories/classify-off-thread.ts'
import { createCategoryStore } from './categories/category-store.ts'
import { createResolveCategory } from './categories/resolve-category.ts'
import { categoryRoutes } from './categories/routes.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { sharedSecret } from './db/shared-secret.ts'
import { healthRoutes } from './http/health-routes.ts'
import { documentRoutes } from './http/openapi.ts'
import { closeServer, createServer } from './http/server.ts'
import { createFetchImages, sweepFetchFolders } from './images/fetch-images.ts'
import { createGetImageScore } from './images/get-image-score.ts'
import { createImageStore } from './images/image-store.ts'
import { createLookAt } from './images/look-at.ts'
import { imageRoutes } from './images/routes.ts'
import { createSubmitImage } from './images/submit-image.ts'
import { openJobQueue } from './jobs/job-queue.ts'
import { createFetchListing } from './listings/fetch-listing.ts'
import { createListingSource } from './listings/create-listing-source.ts'
import { createListingStore } from './listings/listing-store.ts'
import { standInHosts } from './listings/scrape-config.ts'
import { createLog, type Logger } from './log.ts'
import { createGuardedFetch } from './net/guarded-fetch.ts'
import { urlHost } from './net/url-host.ts'
import { createAdmitSubmission } from './organizations/admit-submission.ts'
import { createOrganizationStore } from './organizations/organization-store.ts'
import { createSubmissionLimit } from './organizations/submission-limit.ts'
import { asinRoutes } from './pdps/asin-routes.ts'
import { createGetPdp } from './pdps/get-pdp.ts'
import { createIngestListingWorker, INGEST_LISTING } from './pdps/ingest-listing.job.ts'
import { createFindRevision } from './pdps/pdp-revisions.ts'
import { createPdpStore } from './pdps/pdp-store.ts'
import { pdpRoutes } from './pdps/routes.ts'
import { createSubmitAsin } from './pdps/submit-asin.ts'
import { createSubmitPdp } from './pdps/submit-pdp.ts'
import { retailerRoutes } from './retailers/routes.ts'
import { SCORE_IMAGE, SCORE_LISTING } from './scoring/jobs.ts'
import { createScoreImageWorker } from './scoring/score-image.job.ts'
import { createScoreListingWorker } from './scoring/score-listing.job.ts'
import { createScoringRunStore } from './scoring/scoring-run-store.ts'
import { createStartRun } from './scoring/start-run.ts'
import { createFindIdeasWorker } from './spark/find-ideas.job.ts'
import { createGenerativeImages } from './spark/generative-images.ts'
import { createGenerativeModels } from './spark/generative/generative-models.ts'
import { createGetSpark } from './spark/get-spark.ts'
import { FIND_IDEAS, MAKE_IMAGES } from './spark/jobs.ts'
import { createMakeBatch } from './spark/make-batch.ts'
import { createMakeImagesWorker } from './spark/make-images.job.ts'
import { createRequestSpark } from './spark/request-spark.ts'
import { sparkRoutes } from './spark/routes.ts'
import { createSparkStore } from './spark/spark-store.ts'
import { createFindListing, createOpenRequest } from './spark/spark-subject.ts'
import { createSpending } from './spark/spending.ts'
import { createStudioOffThread } from './spark/studio-off-thread.ts'

/** `api` answers requests, `worker` does the jobs, `all` both, `admin` neither: a command that needs the stores. */
export type Role = 'all' | 'api' | 'worker' | 'admin'

export type App = AsyncDisposable & {
  administration: ReturnType<typeof createAdministration>
  log: Logger
  /** Where requests are answered; null for a role that answers none. */
  address: string | null
}

/** Listings whose images are downloaded at a time. */
const LISTINGS_AT_A_TIME = 4
/** Batches of images, each of which holds some 100 MB, and requests for ideas, which may wait for a model. */
const BATCHES_AT_A_TIME = 2
const IDEAS_AT_A_TIME = 4
/** How long running jobs and requests may take to finish at the end. */
const GRACE_MS = 10_000

/**
 * Builds the service for `role` and starts it: the one place where everything is wired. What was
 * opened is closed in reverse order, also when a later part fails to open.
 */
export async function createApp(config: Config, role: Role): Promise<App> {
  await using opened = new AsyncDisposableStack()
  const log = createLog(config.log)
  const unguarded = [...new Set([...config.fetch.allowedOrigins, ...standInHosts(config.scrape)])]
  if (unguarded.length > 0) {
    log.warn(
      { origins: unguarded },
      'ENDCAP_ALLOWED_ORIGINS or ENDCAP_STOREFRONT_… is set: downloads may reach these origins wherever they are',
    )
  }

  const database = opened.adopt(
    await openDatabase(config.database, {
      log,
      onDeath: (error) => {
        log.fatal({ err: error }, 'the embedded database has ended; the process ends with it')
        process.exit(1)
      },
    }),
    ({ close }) => close(),
  )
  const { db, pool } = database
  const organizations = createOrganizationStore(db)
  const credentials = createCredentialStore(db)
  const categories = createCategoryStore(db)
  const pdps = createPdpStore(db)
  const listings = createListingStore(db)
  const images = createImageStore(db)
  const runs = createScoringRunStore(db)
  const sparks = createSparkStore(db)
  const tokens = opened.adopt(
    await createAccessTokens({ keys: createSigningKeyStore(db), credentials, config: config.auth, log }),
    ({ close }) => close(),
  )
  const administration = createAdministration({
    db,
    organizations,
    credentials,
    categories,
    tokens,
    config: config.auth,
  })
  if (role === 'admin') {
    const resources = opened.move()
    return { administration, log, address: null, [Symbol.asyncDispose]: () => resources.disposeAsync() }
  }

  const links = createSignedLinks({
    secret: await sharedSecret(db, 'blob-links'),
    baseUrl: config.auth.baseUrl,
  })
  const blobs = createFileBlobs(config.blobDirectory, links)
  // Before the jobs, so that it outlives those that are running at the end. Starts no thread by itself.
  const vision = opened.adopt(createVisionPool({ threads: config.workerThreads }), ({ close }) => close())
  // So do their downloads. Shops' own images: a stand-in for a storefront has them too.
  const ingestFetch = opened.adopt(
    createGuardedFetch({ ...config.fetch, allowedOrigins: unguarded }),
    ({ close }) => close(),
  )
  const studio = opened.use(createStudioOffThread(log))
  const jobTypes = [INGEST_LISTING, SCORE_IMAGE, SCORE_LISTING, MAKE_IMAGES, FIND_IDEAS]
  const jobs = opened.adopt(await openJobQueue(jobTypes, { database, log }), ({ stop }) => stop(GRACE_MS))
  const startRun = createStartRun({ runs, jobs })
  await sweepFetchFolders(log)
  if (role !== 'api') {
    const deps = { db, runs, pdps, images, log }
    const lookAt = createLookAt({ images, blobs, vision })
    // One more than threads: while one job saves, the next is being looked at.
    await jobs.work(SCORE_IMAGE, createScoreImageWorker({ ...deps, lookAt, jobs }, config.workerThreads + 1))
    await jobs.work(SCORE_LISTING, createScoreListingWorker({ ...deps, startRun }, 1))
    const ingesting = {
      ...deps,
      listings,
      blobs,
      startRun,
      fetchImages: createFetchImages({ fetch: ingestFetch }),
    }
    await jobs.work(INGEST_LISTING, createIngestListingWorker(ingesting, LISTINGS_AT_A_TIME))
    const { imageCost, ideasCost, dailyBudget } = config.models
    const { editImage, suggestIdeas } = createGenerativeModels(config.models, log)
    const spending = createSpending({ db, dailyBudget, log })
    const sparking = {
      ...deps,
      sparks,
      blobs,
      vision,
      spending,
      openRequest: createOpenRequest({ ...deps, sparks, blobs, lookAt }),
    }
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
  }

  let address: string | null = null
  if (role !== 'worker') {
    let draining = false
    const fetch = opened.adopt(createGuardedFetch(config.fetch), ({ close }) => close())
    const fetchImages = createFetchImages({ fetch })
    const submitImage = createSubmitImage({ db, fetchImages, blobs, startRun })
    const submitPdp = createSubmitPdp({
      db,
      pdps,
      categories,
      resolveCategory: createResolveCategory({ categories }),
      fetchImages,
      blobs,
      startRun,
    })
    const submitAsin = createSubmitAsin({
      db,
      pdps,
      listings,
      categories,
      fetchListing: createFetchListing({
        source: opened.use(createListingSource(config.scrape, log)),
        config: config.scrape,
        log,
      }),
      classifyTrail: opened.use(createClassifyOffThread(log)).classifyTrail,
      jobs,
    })
    const admitSubmission = createAdmitSubmission({
      organizations,
      submissionLimit: createSubmissionLimit(pool, config.submissionLimit),
    })
    const server = opened.adopt(
      await createServer({
        log,
        authenticate: createAuthenticate({ tokens }),
        isDraining: () => draining,
        trustedProxies: config.server.trustedProxies,
      }),
      (instance) => closeServer(instance, GRACE_MS),
    )
    opened.defer(async () => {
      draining = true
      // Load balancers look at readiness now and then; until they have, requests still arrive.
      await sleep(config.server.drainMs)
    })
    const getPdp = createGetPdp({ findRevision: createFindRevision(db), pdps })
    const checks = {
      database: async () => void (await pool.query('SELECT 1')),
      queue: jobs.check,
      storage: blobs.check,
      models: checkModels,
    }
    const routes = [
      authRoutes({
        issueToken: createIssueToken({
          credentials,
          tokens,
          failures: createFailureLimit(pool),
          config: config.auth,
        }),
        tokens,
        config: config.auth,
      }),
      pdpRoutes({ admitSubmission, submitPdp, getPdp }),
      asinRoutes({ admitSubmission, submitAsin, getPdp }),
      imageRoutes({ admitSubmission, submitImage, getImageScore: createGetImageScore({ images, pdps }) }),
      sparkRoutes({
        requestSpark: createRequestSpark({ db, images, sparks, jobs }),
        getSpark: createGetSpark({ images, sparks, blobs, urlLifetimeS: config.urlLifetimeS }),
      }),
      blobRoutes({ blobs, links }),
      categoryRoutes({ organizations }),
      retailerRoutes,
      healthRoutes({ checks, isDraining: () => draining }),
      documentRoutes,
    ]
    for (const route of routes) await server.register(route)
    await server.listen({ ...config.server, listenTextResolver: (url) => `listening on ${url} as ${role}` })
    const { port } = server.server.address() as AddressInfo
    address = `http://${urlHost(config.server.host)}:${port}`
  }
  // Only one process can have the embedded database open; commands reach it through this socket.
  if (database.embedded)
    opened.adopt(await serveControl(config.dataDirectory, administration), (close) => close())

  const resources = opened.move()
  return { administration, log, address, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}
