import { checkModels, createVisionPool, hardenDecoders, type VisionPool } from '@endcap/vision'
import { createAdministration } from '../operator/administration/administration.ts'
import { serveControl } from '../operator/control/control-socket.ts'
import type { JobWork } from '../operator/administration/job-administration.ts'
import { createRetryJob } from '../operator/administration/retry-job.ts'
import { createAccessTokens } from '../domains/auth/access-tokens.ts'
import { createCredentialStore } from '../domains/auth/credential-store.ts'
import { createSigningKeyStore } from '../domains/auth/signing-key-store.ts'
import { isStorageUnavailable } from '../platform/blobs/blob-store.ts'
import { measureBlobs } from '../platform/blobs/measured-blobs.ts'
import { openBlobs } from '../platform/blobs/open-blobs.ts'
import { createSignedLinks, LINK_SECRET } from '../platform/blobs/signed-links.ts'
import { createStoredFiles } from '../platform/blobs/stored-files.ts'
import { createCategoryStore } from '../domains/categories/category-store.ts'
import { type Config, unguardedOrigins } from '../config/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { sharedSecret } from '../platform/db/shared-secret.ts'
import { sweepFetchFolders } from '../domains/images/fetch-images.ts'
import { createAnalysisStore } from '../domains/scoring/analysis-store.ts'
import { createImageStore } from '../domains/images/image-store.ts'
import { createScoreDistributions } from '../domains/scoring/score-distributions.ts'
import { createVerifyImage } from '../domains/images/verify-images.ts'
import { JOB_TYPES, QUEUES } from './job-types.ts'
import { type JobQueue, openJobQueue } from '../platform/jobs/job-queue.ts'
import { createListingStore } from '../domains/scraping/listing-store.ts'
import { createLog, type Logger } from '../platform/observability/log.ts'
import { createMetrics } from '../platform/observability/metrics.ts'
import { createOrganizationStore } from '../domains/organizations/organization-store.ts'
import { abortable } from '../platform/concurrency/abortable.ts'
import type { Parts, Stores } from './parts.ts'
import { createPdpStore } from '../domains/pdps/pdp-store.ts'
import { createScoreAgain } from '../domains/pdps/score-again.ts'
import { createScoringRunStore } from '../domains/scoring/scoring-run-store.ts'
import { createStartRun } from '../domains/scoring/start-run.ts'
import { createSparkStore } from '../domains/spark/spark-store.ts'
import { type Drain, wireApi, wireMetrics } from './wire-api.ts'
import { wireWorkers } from './wire-workers.ts'

/**
 * Parts that a process runs. `api` serves requests, `worker` runs jobs, `all` does both. `admin` opens only the
 * stores, for a command.
 */
export type Role = 'all' | 'api' | 'worker' | 'admin'

export type App = AsyncDisposable & {
  administration: ReturnType<typeof createAdministration>
  log: Logger
  /** URL of the API, or null for a role that serves no requests. */
  address: string | null
}

/** Well below the time limit of a scrape (Prometheus: 10 s), which would lose all other metrics too. */
const CENSUS_TIMEOUT_MS = 2_000

/** Parts that benchmarks replace. */
export type Overrides = { vision?: VisionPool }

/**
 * Builds and starts the service for `role`. All wiring is here, in `wire-workers.ts` and in `wire-api.ts`.
 * Resources are closed in reverse order, also when a later one fails to open.
 */
export async function createApp(config: Config, role: Role, overrides: Overrides = {}): Promise<App> {
  hardenDecoders()
  await using opened = new AsyncDisposableStack()
  const log = createLog(config.log)
  const unguarded = unguardedOrigins(config)
  if (unguarded.length > 0) {
    log.warn(
      { origins: unguarded },
      'ENDCAP_ALLOWED_ORIGINS or ENDCAP_STOREFRONT_… is set: downloads may reach these origins on private addresses',
    )
  }
  const { endpoint, ratio } = config.tracing
  if (role !== 'admin' && endpoint !== null) {
    const { startTracing } = await import('../platform/observability/start-tracing.ts')
    opened.use(startTracing({ endpoint, ratio }, { role, log }))
  }
  const metrics = createMetrics()
  const stores = await openStores(config, log, opened)
  const { database } = stores
  const { db, pool } = database
  const tokens = opened.adopt(
    await createAccessTokens({ keys: createSigningKeyStore(db), ...stores, config: config.auth, log }),
    ({ close }) => close(),
  )

  const workOf = (jobs: JobQueue) => {
    const startRun = createStartRun({ ...stores, jobs })
    const scoreAgain = createScoreAgain({ ...stores, startRun })
    const work = { ...stores, db, jobs, startRun, scoreAgain }
    return { startRun, scoreAgain, jobs, retryJob: createRetryJob(work) }
  }
  const works = role === 'all' || role === 'worker'
  const supervises = role !== 'admin'
  const openJobs = () =>
    openJobQueue(JOB_TYPES, { database, log, metrics, works, supervises, isOutage: isStorageUnavailable })
  let jobWork: Promise<JobWork> | null = null
  // Holds the queue of a command, which opens it only on first use.
  const lateResources = opened.use(new AsyncDisposableStack())
  const administration = createAdministration({
    ...stores,
    db,
    tokens,
    config: config.auth,
    queues: QUEUES,
    jobWork: () =>
      (jobWork ??= openJobs().then((jobs) =>
        workOf(lateResources.adopt(jobs, ({ stop }) => stop(config.graceMs))),
      )),
  })
  if (role === 'admin') {
    const resources = opened.move()
    return { administration, log, address: null, [Symbol.asyncDispose]: () => resources.disposeAsync() }
  }

  const links = createSignedLinks({
    secret: await sharedSecret(db, LINK_SECRET),
    baseUrl: config.auth.baseUrl,
  })
  const storage = opened.adopt(await openBlobs(config.blobs, links), ({ close }) => close())
  const blobs = measureBlobs(storage, metrics)
  const files = createStoredFiles({ db, blobs })
  // Opened before the queue, so that it is closed after the last job. Starts no thread until it is used.
  const vision = opened.adopt(
    overrides.vision ??
      createVisionPool({
        threads: config.workerThreads,
        onModelTimes(times) {
          for (const [model, ms] of Object.entries(times)) metrics.modelDuration.observe({ model }, ms / 1000)
        },
      }),
    ({ close }) => close(),
  )
  const basics = {
    ...stores,
    config,
    log,
    metrics,
    tokens,
    links,
    blobs,
    files,
    vision,
    verifyImage: createVerifyImage(),
    scoreDistributions: createScoreDistributions(stores.analyses),
  }
  const startWorkers = works ? wireWorkers(basics, { unguarded }, opened) : null
  // Health and metrics stay available until the last job has ended.
  const monitoring = opened.use(new AsyncDisposableStack())
  const jobs = opened.adopt(await openJobs(), ({ stop }) => stop(config.graceMs))
  const work = workOf(jobs)
  jobWork = Promise.resolve(work)
  metrics.watchJobs(() => abortable(jobs.census(), AbortSignal.timeout(CENSUS_TIMEOUT_MS)))
  metrics.watchPool(pool)
  const parts: Parts = {
    ...basics,
    ...work,
    checks: {
      database: database.check,
      queue: jobs.check,
      storage: blobs.check,
      models: checkModels,
    },
  }
  await sweepFetchFolders(log)
  await startWorkers?.(parts)

  const drain: Drain = { isDraining: false }
  const { port } = config.metrics
  if (port !== null) await wireMetrics(parts, { drain, port }, monitoring)
  if (role === 'worker') opened.defer(() => void (drain.isDraining = true))
  const address = role === 'worker' ? null : await wireApi(parts, { drain, role }, opened)
  // The embedded database can be open in one process only, so commands reach it through this socket.
  if (database.embedded)
    opened.adopt(await serveControl(config.dataDirectory, administration), (close) => close())

  const resources = opened.move()
  return { administration, log, address, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}

async function openStores(config: Config, log: Logger, opened: AsyncDisposableStack): Promise<Stores> {
  const database = opened.adopt(
    await openDatabase(config.database, {
      log,
      onDeath: (error) => {
        log.fatal({ err: error }, 'the embedded database has stopped; exiting')
        process.exit(1)
      },
    }),
    ({ close }) => close(),
  )
  const { db } = database
  return {
    database,
    organizations: createOrganizationStore(db),
    credentials: createCredentialStore(db),
    categories: createCategoryStore(db),
    pdps: createPdpStore(db),
    listings: createListingStore(db),
    images: createImageStore(db),
    analyses: createAnalysisStore(db),
    runs: createScoringRunStore(db),
    sparks: createSparkStore(db),
  }
}
