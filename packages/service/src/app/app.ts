import { isStorageUnavailable } from '@endcap/foundation/blobs/blob-store'
import { riskyOrigins } from '@endcap/foundation/net/allowed-origins'
import { createLog, type Logger } from '@endcap/foundation/observability/log'
import { checkModels, hardenDecoders } from '@endcap/vision'
import { type Config, unguardedOrigins } from '../config/config.ts'
import { createAccessTokens } from '../domains/auth/access-tokens.ts'
import { createSigningKeyStore } from '../domains/auth/signing-key-store.ts'
import type { Administration } from '../operator/administration/administration.ts'
import { serveControl } from '../operator/control/control-socket.ts'
import { type JobQueue, openJobQueue } from '../platform/jobs/job-queue.ts'
import { createMetrics, type Metrics } from '../platform/observability/metrics.ts'
import { JOB_TYPES } from './job-types.ts'
import { collectStartGarbage } from './limit-garbage.ts'
import { openAdministration } from './open-administration.ts'
import { openQuota } from './open-quota.ts'
import { openStores } from './open-stores.ts'
import type { Stores } from './parts.ts'
import type { Overrides } from './start-parts.ts'

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

/**
 * Builds and starts the service for `role`. All wiring is in this folder. Resources are closed in reverse order,
 * also when a later one fails to open.
 */
export async function createApp(config: Config, role: Role, overrides: Overrides = {}): Promise<App> {
  hardenDecoders()
  await using opened = new AsyncDisposableStack()
  const log = createLog(config.log)
  warnOfUnguarded(config, log)
  const metrics = createMetrics()
  let starting: Promise<typeof import('./start-parts.ts')> | null = null
  if (role !== 'admin') {
    await startTracing(config, { role, log }, opened)
    // Loads the modules while the database starts.
    starting = import('./start-parts.ts')
    // Hashes the models meanwhile. Readiness checks them again, and then only compares the times of the files.
    checkModels().catch(() => undefined)
  }
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
  const quota = openQuota(config, stores)
  const openJobs = () => openQueue(role, { stores, log, metrics })
  const { administration, useWork } = openAdministration({ config, stores, quota, tokens, openJobs }, opened)
  const basics = { ...stores, quota, config, log, metrics, tokens }
  let address: string | null = null
  const findAddress = async () => ({ address })
  if (role !== 'admin' && starting) {
    const { startParts } = await starting
    const context = { basics, openJobs, useWork, administration, overrides }
    address = await startParts(role, context, opened)
    // The embedded database can be open in one process only, so commands reach it through this socket.
    if (stores.database.embedded)
      opened.adopt(await serveControl(config.dataDirectory, { ...administration, findAddress }), (close) =>
        close(),
      )
    opened.use(collectStartGarbage(stores.database, log))
  }
  const resources = opened.move()
  return { administration, log, address, [Symbol.asyncDispose]: () => resources.disposeAsync() }
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
