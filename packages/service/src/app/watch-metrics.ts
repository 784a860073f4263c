import { abortable } from '@endcap/foundation/concurrency/abortable'
import { countEarlierScores } from '../domains/pdps/scoring/earlier-scores.ts'
import { takeWebhookCensus } from '../domains/webhooks/webhook-census.ts'
import { lastBackup } from '../platform/db/backup-runs.ts'
import { countConnections } from '../platform/db/count-connections.ts'
import { createCachedCensus } from '../platform/jobs/job-census.ts'
import type { JobQueue } from '../platform/jobs/job-queue.ts'
import type { Parts } from './parts.ts'
import { spaceOf, writtenDirectories } from './written-directories.ts'

/** Well below the time limit of a scrape (Prometheus: 10 s), which would lose all other metrics too. */
const CENSUS_TIMEOUT_MS = 2_000

/** Adds the metrics that are read at each scrape. */
export function watchMetrics(
  { metrics, database, quota, config }: Pick<Parts, 'metrics' | 'database' | 'quota' | 'config'>,
  jobs: JobQueue,
): void {
  metrics.watchPool(database.pool)
  metrics.watchJobs(inTime(() => jobs.census()))
  metrics.watchWebhooks(inTime(createCachedCensus(() => takeWebhookCensus(database.db))))
  metrics.watchQuotas(inTime(createCachedCensus(() => quota.usage(null))))
  metrics.watchUpgrade(inTime(createCachedCensus(() => countEarlierScores(database.db))))
  metrics.watchBackups(inTime(() => lastBackup(database.db)))
  const directories = writtenDirectories(config, database.embedded)
  metrics.watchDisks(inTime(() => spaceOf(directories)))
  if (!database.embedded) metrics.watchServer(inTime(createCachedCensus(() => countConnections(database.db))))
}

/** Limits the time of a census, which waits while the database or a disk does not respond. */
const inTime =
  <Census>(census: () => Promise<Census>) =>
  (): Promise<Census> =>
    abortable(census(), AbortSignal.timeout(CENSUS_TIMEOUT_MS))
