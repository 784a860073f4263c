import { type Eye, EyesUnavailableError } from '@endcap/eye'
import { isStorageUnavailable } from '@endcap/foundation/blobs/blob-store'
import type { Logger } from '@endcap/foundation/observability/log'
import { checkModels, hardenDecoders } from '@endcap/vision'
import type { Config } from '../config/config.ts'
import { createAccessTokens } from '../domains/auth/access-tokens.ts'
import { createSigningKeyStore } from '../domains/auth/signing-key-store.ts'
import { newestMigration } from '../platform/db/migrate.ts'
import { watchSchema } from '../platform/db/watch-schema.ts'
import type { Lifecycle } from '../platform/http/health-routes.ts'
import { type JobQueue, openJobQueue } from '../platform/jobs/job-queue.ts'
import { type BuildInfo, readBuildInfo } from '../platform/observability/build-info.ts'
import { createMetrics, type Metrics } from '../platform/observability/metrics.ts'
import { createServiceLog } from '../platform/observability/service-log.ts'
import { collectStartGarbage } from './limit-garbage.ts'
import { openQuota } from './open-quota.ts'
import { openStores } from './open-stores.ts'
import { openWork, type Work } from './open-work.ts'
import type { Basics, Stores } from './parts.ts'

/**
 * Parts that a process runs: `api` serves requests, `worker` runs jobs, `all` does both. `admin` opens only
 * the stores, for a command.
 */
export type Role = 'all' | 'api' | 'worker' | 'admin'

export type Running = Basics & {
  /** Opens the queue on first use, because most commands use no jobs. */
  jobWork: () => Promise<Work>
  /** URL of the API, or null for a role that serves no requests. */
  address: string | null
}

export type App = AsyncDisposable & Running

type Options = {
  log?: Logger
  build?: BuildInfo
  /** Pool that benchmarks replace. */
  vision?: Eye
  /** Completes the start. Until then the process responds but is not ready. `opened` closes what it opens. */
  prepare?: (app: Running, opened: AsyncDisposableStack) => Promise<void>
}

/** Builds and starts the service. Closes resources in reverse order, also when a later one fails to open. */
export async function createApp(config: Config, role: Role, options: Options = {}): Promise<App> {
  hardenDecoders()
  await using opened = new AsyncDisposableStack()
  const { log = createServiceLog(config.log), build = await readBuildInfo(newestMigration) } = options
  const metrics = createMetrics(build)
  let starting: Promise<typeof import('./start-parts.ts')> | null = null
  if (role !== 'admin') {
    await startTracing(config, { role, log }, opened)
    // Loads the modules while the database starts.
    starting = import('./start-parts.ts')
    // Hashes the models meanwhile, so readiness only compares file times.
    checkModels().catch(() => undefined)
  }
  const stores = await openStores(config, log, opened)
  const tokens = opened.adopt(
    await createAccessTokens({
      keys: createSigningKeyStore(stores.database.db),
      ...stores,
      config: config.auth,
      log,
    }),
    ({ close }) => close(),
  )
  const quota = openQuota(config, stores)
  const openJobs = () => openQueue(role, { stores, log, metrics })
  const { jobWork, useWork } = openWork({ graceMs: config.graceMs, stores, openJobs }, opened)
  const basics = { ...stores, quota, config, log, metrics, build, tokens }
  const lifecycle: Lifecycle = { isStarting: true, isDraining: false }
  let address: string | null = null
  if (role !== 'admin' && starting) {
    const { startParts } = await starting
    opened.use(await watchSchema(stores.database, log))
    const context = { basics, openJobs, useWork, lifecycle, vision: options.vision }
    address = await startParts(role, context, opened)
    await options.prepare?.({ ...basics, jobWork, address }, opened)
    lifecycle.isStarting = false
    log.info({ address }, address === null ? 'working' : `listening on ${address} as ${role}`)
    opened.use(collectStartGarbage(stores.database, log))
  }
  const resources = opened.move()
  return { ...basics, jobWork, address, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}

/** Loads the libraries only if a collector is configured. */
async function startTracing(
  { tracing: { endpoint, ratio } }: Config,
  context: { role: Role; log: Logger },
  opened: AsyncDisposableStack,
): Promise<void> {
  if (endpoint === null) return
  const tracing = await import('@endcap/foundation/observability/start-tracing')
  opened.use(tracing.startTracing({ endpoint, ratio }, context))
}

async function openQueue(
  role: Role,
  { stores, log, metrics }: { stores: Stores; log: Logger; metrics: Metrics },
): Promise<JobQueue> {
  const { JOB_TYPES } = await import('./modules.ts')
  return openJobQueue(JOB_TYPES, {
    database: stores.database,
    log,
    metrics,
    works: role === 'all' || role === 'worker',
    supervises: role !== 'admin',
    isOutage: (error) => isStorageUnavailable(error) || error instanceof EyesUnavailableError,
  })
}
