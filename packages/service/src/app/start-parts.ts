import { abortable } from '@endcap/foundation/concurrency/abortable'
import { checkModels, type VisionPool } from '@endcap/vision'
import { takeWebhookCensus } from '../domains/webhooks/webhook-census.ts'
import type { Administration } from '../operator/administration/administration.ts'
import { lastBackup } from '../platform/db/backup-runs.ts'
import { createCachedCensus } from '../platform/jobs/job-census.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import { createWork, type openAdministration } from './open-administration.ts'
import { openResources } from './open-resources.ts'
import type { Parts, Stores } from './parts.ts'
import { removeAbandonedFiles } from './remove-abandoned-files.ts'
import { type Drain, serveApi } from './serve-api.ts'
import { serveMetrics } from './serve-metrics.ts'
import { openWorkers } from './start-workers.ts'

/** Well below the time limit of a scrape (Prometheus: 10 s), which would lose all other metrics too. */
const CENSUS_TIMEOUT_MS = 2_000

type Basics = Pick<Parts, keyof Stores | 'quota' | 'config' | 'log' | 'metrics' | 'tokens'>
/** Parts that benchmarks replace. */
export type Overrides = { vision?: VisionPool }

type Context = {
  basics: Basics
  openJobs: () => Promise<JobQueue>
  useWork: ReturnType<typeof openAdministration>['useWork']
  administration: Administration
  overrides: Overrides
}

/** Starts the parts of a service: workers, API and metrics. Returns the API's address, or null without an API. */
export async function startParts(
  role: 'all' | 'api' | 'worker',
  { basics, openJobs, useWork, administration, overrides }: Context,
  opened: AsyncDisposableStack,
): Promise<string | null> {
  const { config, metrics, database, quota } = basics
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
  const usage = createCachedCensus(() => quota.usage(null))
  metrics.watchQuotas(() => abortable(usage(), AbortSignal.timeout(CENSUS_TIMEOUT_MS)))
  metrics.watchBackups(() => abortable(lastBackup(database.db), AbortSignal.timeout(CENSUS_TIMEOUT_MS)))
  const checks = {
    database: database.check,
    queue: jobs.check,
    storage: resources.blobs.check,
    models: checkModels,
  }
  const parts: Parts = { ...basics, ...resources, ...work, checks }
  await removeAbandonedFiles(parts)
  // Stops after the API and before the queue. Starts last, because its queries would delay the first requests.
  const working = opened.use(new AsyncDisposableStack())
  const drain: Drain = { isDraining: false }
  await serveMetrics(parts, drain, monitoring)
  const address = role === 'worker' ? null : await serveApi(parts, { drain, role, administration }, opened)
  if (role === 'worker') opened.defer(() => void (drain.isDraining = true))
  await startWorkers?.(parts, working)
  return address
}
