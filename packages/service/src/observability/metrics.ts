import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import packageJson from '../../package.json' with { type: 'json' }
import { abortable } from '../concurrency/abortable.ts'
import type { JobCensus } from '../jobs/job-census.ts'
import { traced } from './tracing.ts'

/** What an image goes through in a worker. */
export type Stage = 'read' | 'look' | 'score' | 'save'
/** What is kept so that it need not be made again. */
export type Cache = 'facts' | 'scores'

const MILLISECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3600]
/** Organizations that are named; each is a time series of its own. */
const ORGANIZATIONS = 50
/** Long before whoever scrapes gives up (Prometheus: 10 s), and with that everything else. */
const CENSUS_TIMEOUT_MS = 2_000

/**
 * What the process measures, in Prometheus' terms. Figures about jobs come from the database: every
 * process shows the same, so they are not to be summed.
 */
export function createMetrics() {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'endcap_build_info', help: 'The version', labelNames: ['version'], registers }).set(
    { version: packageJson.version },
    1,
  )
  const stageDuration = new Histogram({
    name: 'endcap_stage_duration_seconds',
    help: 'Of what an image goes through: read from storage, look, score, save',
    labelNames: ['stage'],
    buckets: MILLISECONDS,
    registers,
  })
  const cacheRequests = new Counter({
    name: 'endcap_cache_requests_total',
    help: 'Facts and scores that were there already (hit) or had to be made (miss)',
    labelNames: ['cache', 'result'],
    registers,
  })
  return {
    /** Everything, in Prometheus' text format 0.0.4, in which prom-client misspells NaN. */
    text: async () => (await registry.metrics()).replaceAll(/ Nan$/gm, ' NaN'),
    contentType: registry.contentType,
    names: () => registry.getMetricsAsArray().map(({ name }) => name),

    requestDuration: new Histogram({
      name: 'endcap_http_request_duration_seconds',
      help: 'Of requests, by operation of the API description; "none" where there is no such route',
      labelNames: ['method', 'operation', 'status'],
      buckets: MILLISECONDS,
      registers,
    }),
    refusedSubmissions: new Counter({
      name: 'endcap_refused_submissions_total',
      help: 'Submissions that were refused to bound the work: rate, backlog of the organization, busy process',
      labelNames: ['reason'],
      registers,
    }),
    jobDuration: new Histogram({
      name: 'endcap_job_duration_seconds',
      help: 'Of tries, by how they ended',
      labelNames: ['queue', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    jobWait: new Histogram({
      name: 'endcap_job_wait_seconds',
      help: 'From when a job could start until it did',
      labelNames: ['queue'],
      buckets: SECONDS,
      registers,
    }),
    downloadDuration: new Histogram({
      name: 'endcap_download_duration_seconds',
      help: 'Of image downloads; the outcome is "ok" or the reason that clients are told',
      labelNames: ['outcome'],
      buckets: SECONDS,
      registers,
    }),
    downloadedBytes: new Counter({
      name: 'endcap_download_bytes_total',
      help: 'Of image files that arrived',
      registers,
    }),
    blobDuration: new Histogram({
      name: 'endcap_blob_duration_seconds',
      help: 'Of operations of the object storage',
      labelNames: ['operation', 'outcome'],
      buckets: MILLISECONDS,
      registers,
    }),
    modelDuration: new Histogram({
      name: 'endcap_model_duration_seconds',
      help: 'Time that a model took of one image, all its runs together',
      labelNames: ['model'],
      buckets: MILLISECONDS,
      registers,
    }),

    /** Measures and traces a stage. */
    async stage<Result>(stage: Stage, work: () => Result | Promise<Result>): Promise<Result> {
      const finish = stageDuration.startTimer({ stage })
      try {
        return await traced(stage, {}, work)
      } finally {
        finish()
      }
    },
    cache: (cache: Cache, isHit: boolean) => cacheRequests.inc({ cache, result: isHit ? 'hit' : 'miss' }),

    /** Shows how much work there is. Left out while the database cannot tell. */
    watchJobs(census: () => Promise<JobCensus>): void {
      // Each gauge asks by itself: the registry reads them side by side, whatever another one sets.
      const asOfNow = (show: (now: JobCensus) => void) =>
        async function collect(this: Gauge) {
          const late = AbortSignal.timeout(CENSUS_TIMEOUT_MS)
          const now = await abortable(census(), late).catch(() => null)
          this.reset()
          if (now) show(now)
        }
      const jobs: Gauge = new Gauge({
        name: 'endcap_jobs',
        help: 'Jobs by queue and state; dead ones were given up',
        labelNames: ['queue', 'state'],
        registers,
        collect: asOfNow(({ queues }) => {
          for (const { queue, oldestWaitingS: _oldest, ...counts } of queues)
            for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count)
        }),
      })
      const oldest: Gauge = new Gauge({
        name: 'endcap_job_oldest_waiting_seconds',
        help: 'How long the job that waits longest could have started',
        labelNames: ['queue'],
        registers,
        collect: asOfNow(({ queues }) => {
          for (const { queue, oldestWaitingS } of queues) oldest.set({ queue }, oldestWaitingS)
        }),
      })
      const organizations: Gauge = new Gauge({
        name: 'endcap_organization_waiting_jobs',
        help: `Jobs that wait, of the ${ORGANIZATIONS} organizations that have most`,
        labelNames: ['organization'],
        registers,
        collect: asOfNow(({ waitingByOrganization }) => {
          const most = [...waitingByOrganization].toSorted(([, a], [, b]) => b - a)
          for (const [organization, count] of most.slice(0, ORGANIZATIONS))
            organizations.set({ organization }, count)
        }),
      })
    },

    watchPool(pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
      const connections: Gauge = new Gauge({
        name: 'endcap_database_pool_connections',
        help: 'Database connections in use and idle, and callers that wait for one',
        labelNames: ['state'],
        registers,
        collect() {
          connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
          connections.set({ state: 'idle' }, pool.idleCount)
          connections.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
