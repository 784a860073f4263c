import type { Eye } from '@endcap/eye'
import type { Lifecycle } from '../platform/http/health-routes.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import { openResources } from './open-resources.ts'
import { createWork, type openWork } from './open-work.ts'
import type { Basics, Parts } from './parts.ts'
import { removeAbandonedFiles } from './remove-abandoned-files.ts'
import { serveApi } from './serve-api.ts'
import { serveMetrics } from './serve-metrics.ts'
import { startWorkers } from './start-workers.ts'
import { watchMetrics } from './watch-metrics.ts'

type Context = {
  basics: Basics
  openJobs: () => Promise<JobQueue>
  useWork: ReturnType<typeof openWork>['useWork']
  lifecycle: Lifecycle
  vision: Eye | undefined
}

/** Starts workers, API and metrics. Returns the API's address, or null without one. */
export async function startParts(
  role: 'all' | 'api' | 'worker',
  { basics, openJobs, useWork, lifecycle, vision }: Context,
  opened: AsyncDisposableStack,
): Promise<string | null> {
  const { config, database } = basics
  const resources = await openResources(basics, vision, opened)
  // Created before the queue, so it closes after the last job.
  const resourcesOfJobs = opened.use(new AsyncDisposableStack())
  // Health and metrics stay available until the last job has ended.
  const monitoring = opened.use(new AsyncDisposableStack())
  const jobs = opened.adopt(await openJobs(), ({ stop }) => stop(config.graceMs))
  const work = createWork(basics, jobs)
  useWork(work)
  watchMetrics(basics, jobs)
  const checks = {
    database: database.check,
    queue: jobs.check,
    storage: resources.blobs.check,
    models: () => resources.vision.check(),
  }
  const parts: Parts = { ...basics, ...resources, ...work, checks }
  await removeAbandonedFiles(parts)
  // Stops after the API and before the queue. Starts last, because its queries would delay first requests.
  const working = opened.use(new AsyncDisposableStack())
  await serveMetrics(parts, lifecycle, monitoring)
  const address = role === 'worker' ? null : await serveApi(parts, lifecycle, opened)
  if (role === 'worker') opened.defer(() => void (lifecycle.isDraining = true))
  if (role !== 'api') await startWorkers(parts, { resources: resourcesOfJobs, working })
  return address
}
