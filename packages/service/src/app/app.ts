import { isStorageUnavailable } from '@endcap/foundation/blobs/blob-store'
import { abortable } from '@endcap/foundation/concurrency/abortable'
import { riskyOrigins } from '@endcap/foundation/net/allowed-origins'
import { createLog, type Logger } from '@endcap/foundation/observability/log'
import { checkModels, hardenDecoders, type VisionPool } from '@endcap/vision'
import { type Config, unguardedOrigins } from '../config/config.ts'
import { createAccessTokens } from '../domains/auth/access-tokens.ts'
import { createSigningKeyStore } from '../domains/auth/signing-key-store.ts'
import { sweepDownloadFolders } from '../domains/images/download-folder.ts'
import { takeWebhookCensus } from '../domains/webhooks/webhook-census.ts'
import type { Administration } from '../operator/administration/administration.ts'
import { serveControl } from '../operator/control/control-socket.ts'
import { createCachedCensus } from '../platform/jobs/job-census.ts'
import { type JobQueue, openJobQueue } from '../platform/jobs/job-queue.ts'
import { createMetrics, type Metrics } from '../platform/observability/metrics.ts'
import { JOB_TYPES } from './job-types.ts'
import { createWork, openAdministration } from './open-administration.ts'
import { openResources } from './open-resources.ts'
import { openStores } from './open-stores.ts'
import type { Parts, Stores } from './parts.ts'
import { type Drain, serveApi } from './serve-api.ts'
import { serveMetrics } from './serve-metrics.ts'
import { openWorkers } from './start-workers.ts'

/**
 * Parts that a process runs. `api` serves requests, `worker` runs jobs, `all` does both. `admin` opens only the
 * stores, for a command.
 */
export type Role = 'all' | 'api' | 'worker' | 'admin'

export type App = AsyncDisposable & {
  administration: Administration
  log: Logger
  /** URL of the API, or null for a role that serves no requests. */
  address: string | null
}

/** Well below the time limit of a scrape (Prometheus: 10 s), which would lose all other metrics too. */
const CENSUS_TIMEOUT_MS = 2_000

/** Parts that benchmarks replace. */
export type Overrides = { vision?: VisionPool }

/**
 * Builds and starts the service for `role`. All wiring is in this folder. Resources are closed in reverse order,
 * also when a later one fails to open.
 */
export async function createApp(config: Config, role: Role, overrides: Overrides = {}): Promise<App> {
  hardenDecoders()
  await using opened = new AsyncDisposableStack()
  const log = createLog(config.log)
  warnOfUnguarded(config, log)
  if (role !== 'admin') await startTracing(config, { role, log }, opened)
  const metrics = createMetrics()
  const stores = await openStores(config.database, log, opened)
  const tokens = opened.adopt(
    await createAccessTokens({
      keys: createSigningKeyStore(stores.database.db),
      ...stores,
      config: config.auth,
      log,
    }),
    ({ close }) => close(),
  )
  const openJobs = () => openQueue(role, { stores, log, metrics })
  const { administration, useWork } = openAdministration({ config, stores, tokens, openJobs }, opened)
  const basics = { ...stores, config, log, metrics, tokens }
  const address =
    role === 'admin'
      ? null
      : await start(role, { basics, openJobs, useWork, administration, overrides }, opened)
  // The embedded database can be open in one process only, so commands reach it through this socket.
  if (role !== 'admin' && stores.database.embedded)
    opened.adopt(await serveControl(config.dataDirectory, administration), (close) => close())
  const resources = opened.move()
  return { administration, log, address, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}

type Basics = Pick<Parts, keyof Stores | 'config' | 'log' | 'metrics' | 'tokens'>
type Context = {
  basics: Basics
  openJobs: () => Promise<JobQueue>
  useWork: ReturnType<typeof openAdministration>['useWork']
  administration: Administration
  overrides: Overrides
}

/** Starts the parts of a service: workers, API and metrics. Returns the API's address, or null without an API. */
async function start(
  role: Exclude<Role, 'admin'>,
  { basics, openJobs, useWork, administration, overrides }: Context,
  opened: AsyncDisposableStack,
): Promise<string | null> {
  const { config, log, metrics, database } = basics
  // Resources of jobs are opened before the queue, so that they are closed after the last job.
  const resources = await openResources(basics, overrides.vision, opened)
  const startWorkers = role === 'api' ? null : openWorkers({ ...basics, ...resources }, opened)
  // Health and metrics stay available until the last job has ended.
  const monitoring = opened.use(new AsyncDisposableStack())
  const jobs = opened.adopt(await openJobs(), ({ stop }) => stop(config.graceMs))
  const work = createWork(basics, jobs)
  useWork(work)
  metrics.watchJobs(() => abortable(jobs.census(), AbortSignal.timeout(CENSUS_TIMEOUT_MS)))
  const webhooks = createCachedCensus(() => takeWebhookCensus(database.db))
  metrics.watchWebhooks(() => abortable(webhooks(), AbortSignal.timeout(CENSUS_TIMEOUT_MS)))
  metrics.watchPool(database.pool)
  const checks = {
    database: database.check,
    queue: jobs.check,
    storage: resources.blobs.check,
    models: checkModels,
  }
  const parts: Parts = { ...basics, ...resources, ...work, checks }
  await sweepDownloadFolders(log)
  await startWorkers?.(parts)
  const drain: Drain = { isDraining: false }
  await serveMetrics(parts, drain, monitoring)
  if (role !== 'worker') return serveApi(parts, { drain, role, administration }, opened)
  opened.defer(() => void (drain.isDraining = true))
  return null
}

function warnOfUnguarded(config: Config, log: Logger): void {
  const origins = riskyOrigins(unguardedOrigins(config))
  if (origins.length > 0)
    log.warn(
      { origins },
      'ENDCAP_ALLOWED_ORIGINS or ENDCAP_STOREFRONT_… opens loopback or metadata addresses: all clients may download from these origins',
    )
  const receivers = riskyOrigins(config.webhooks.allowedOrigins)
  if (receivers.length > 0)
    log.warn(
      { origins: receivers },
      'ENDCAP_WEBHOOK_ALLOWED_ORIGINS opens loopback or metadata addresses: webhooks of all clients may call these origins',
    )
}

/** Starts tracing if a collector is configured. Its libraries are loaded only then. */
async function startTracing(
  { tracing: { endpoint, ratio } }: Config,
  context: { role: Role; log: Logger },
  opened: AsyncDisposableStack,
): Promise<void> {
  if (endpoint === null) return
  const tracing = await import('@endcap/foundation/observability/start-tracing')
  opened.use(tracing.startTracing({ endpoint, ratio }, context))
}

function openQueue(
  role: Role,
  { stores, log, metrics }: { stores: Stores; log: Logger; metrics: Metrics },
): Promise<JobQueue> {
  return openJobQueue(JOB_TYPES, {
    database: stores.database,
    log,
    metrics,
    works: role === 'all' || role === 'worker',
    supervises: role !== 'admin',
    isOutage: isStorageUnavailable,
  })
}
