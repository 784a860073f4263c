import { abortable } from '@endcap/foundation/concurrency/abortable'
import type { Db } from '../db/database.ts'
import type { JobCensus } from '../observability/job-census.ts'
import { countJobs } from './job-table/waiting-jobs.ts'

/** Counts are cached for 100 times their cost, because many processes count. */
const CENSUS_AGE = { minMs: 10_000, timesCost: 100, maxMs: 60_000 }

/** Well below the scrape limit (Prometheus: 10 s), which would lose all metrics. */
const SCRAPE_TIMEOUT_MS = 2_000

/** Counts dead-lettered jobs for their original queue. */
export async function takeJobCensus(db: Db, queues: readonly string[]): Promise<JobCensus> {
  const counts = new Map(
    queues.map((queue) => [queue, { queue, waiting: 0, delayed: 0, active: 0, dead: 0, oldestWaitingS: 0 }]),
  )
  const waitingByOrganization = new Map<string, number>()
  for (const row of await countJobs(db, queues)) {
    const count = counts.get(row.queue)
    if (!count) continue
    count[row.state] += row.count
    if (row.state === 'waiting') count.oldestWaitingS = Math.max(count.oldestWaitingS, row.oldest_s)
    if (row.organization_id !== null && (row.state === 'waiting' || row.state === 'delayed'))
      waitingByOrganization.set(
        row.organization_id,
        (waitingByOrganization.get(row.organization_id) ?? 0) + row.count,
      )
  }
  return { queues: [...counts.values()], waitingByOrganization }
}

/** Caches counts for 10 to 60 seconds. */
export function createCachedCensus<Census>(take: () => Promise<Census>): () => Promise<Census> {
  let census: { until: number; counts: Promise<Census> } | null = null
  return async () => {
    const start = performance.now()
    if (!census || start > census.until) {
      const counts = take()
      const { minMs, timesCost, maxMs } = CENSUS_AGE
      const taken = { until: start + minMs, counts }
      census = taken
      counts
        .then(() => {
          const ageMs = timesCost * (performance.now() - start)
          return (taken.until = start + Math.min(Math.max(ageMs, minMs), maxMs))
        })
        // Failures are not cached.
        .catch(() => (census = null))
    }
    return census.counts
  }
}

/** Limits the time of a count for metrics. */
export const inTime =
  <Census>(take: () => Promise<Census>): (() => Promise<Census>) =>
  () =>
    abortable(take(), AbortSignal.timeout(SCRAPE_TIMEOUT_MS))
