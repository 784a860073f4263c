import { lastBackup } from '../platform/db/backup-runs.ts'
import { countConnections } from '../platform/db/count-connections.ts'
import { createCachedCensus, inTime } from '../platform/jobs/job-census.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import { MODULES } from './modules.ts'
import type { MetricsDeps } from './parts.ts'
import { spaceOf, writtenDirectories } from './written-directories.ts'

/** Adds metrics read at each scrape. */
export function watchMetrics(
  { metrics, database, factsVersion, quota, config }: Omit<MetricsDeps, 'db'>,
  jobs: JobQueue,
): void {
  const { db } = database
  metrics.watchPool(database.pool)
  metrics.watchJobs(inTime(() => jobs.census()))
  metrics.watchBackups(inTime(() => lastBackup(db)))
  const directories = writtenDirectories(config, database.embedded)
  metrics.watchDisks(inTime(() => spaceOf(directories)))
  if (!database.embedded) metrics.watchServer(inTime(createCachedCensus(() => countConnections(db))))
  for (const module of MODULES) module.metrics?.({ metrics, database, db, factsVersion, quota, config })
}
