import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import packageJson from '../../../package.json' with { type: 'json' }
import type { JobCensus } from './job-census.ts'
import { traced } from './tracing.ts'

/** A processing stage of an image in a worker. `look` is the analysis. */
export type Stage = 'read' | 'look' | 'score' | 'save'
/** Stored results that are reused. */
export type Cache = 'facts' | 'scores'

const MILLISECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3600]
/** Maximum number of organizations in the metrics, because each is a separate time series. */
const MAX_ORGANIZATIONS = 50

/**
 * Creates the Prometheus metrics of the process. Job counts come from the database and are the same in every
 * process, so they must not be summed.
 */
export function createMetrics() {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'endcap_build_info',
    help: 'Version of the service',
    labelNames: ['version'],
    registers,
  }).set({ version: packageJson.version }, 1)
  const stageDuration = new Histogram({
    name: 'endcap_stage_duration_seconds',
    help: 'Duration of each stage of an image: read from storage, look (analysis), score, save',
    labelNames: ['stage'],
    buckets: MILLISECONDS,
    registers,
  })
  const cacheRequests = new Counter({
    name: 'endcap_cache_requests_total',
    help: 'Facts and scores that were stored already (hit) or had to be computed (miss)',
    labelNames: ['cache', 'result'],
    registers,
  })
  return {
    /** Returns all metrics in Prometheus' text format 0.0.4. Corrects NaN, which prom-client misspells. */
    text: async () => (await registry.metrics()).replaceAll(/ Nan$/gm, ' NaN'),
    contentType: registry.contentType,
    names: () => registry.getMetricsAsArray().map(({ name }) => name),

    requestDuration: new Histogram({
      name: 'endcap_http_request_duration_seconds',
      help: 'Duration of requests, by operation of the API description; "none" if no route matches',
      labelNames: ['method', 'operation', 'status'],
      buckets: MILLISECONDS,
      registers,
    }),
    refusedSubmissions: new Counter({
      name: 'endcap_refused_submissions_total',
      help: 'Submissions refused to limit the load: rate, backlog of the organization, or busy process',
      labelNames: ['reason'],
      registers,
    }),
    jobDuration: new Histogram({
      name: 'endcap_job_duration_seconds',
      help: 'Duration of job attempts, by outcome',
      labelNames: ['queue', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    jobWait: new Histogram({
      name: 'endcap_job_wait_seconds',
      help: 'Time a job waited in the queue',
      labelNames: ['queue'],
      buckets: SECONDS,
      registers,
    }),
    downloadDuration: new Histogram({
      name: 'endcap_download_duration_seconds',
      help: 'Duration of image downloads; the outcome is "ok" or the reason in the response to the client',
      labelNames: ['outcome'],
      buckets: SECONDS,
      registers,
    }),
    downloadedBytes: new Counter({
      name: 'endcap_download_bytes_total',
      help: 'Bytes of downloaded images',
      registers,
    }),
    blobDuration: new Histogram({
      name: 'endcap_blob_duration_seconds',
      help: 'Duration of object storage operations',
      labelNames: ['operation', 'outcome'],
      buckets: MILLISECONDS,
      registers,
    }),
    modelDuration: new Histogram({
      name: 'endcap_model_duration_seconds',
      help: 'Time a model took for one image, over all its runs',
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

    /** Adds the gauges of jobs, which have no values while `census` fails. */
    watchJobs(census: () => Promise<JobCensus>): void {
      // Each gauge takes the census itself, because the registry collects all gauges concurrently.
      const asOfNow = (show: (now: JobCensus) => void) =>
        async function collect(this: Gauge) {
          const now = await census().catch(() => null)
          this.reset()
          if (now) show(now)
        }
      const jobs: Gauge = new Gauge({
        name: 'endcap_jobs',
        help: 'Jobs by queue and state; dead jobs failed all their attempts',
        labelNames: ['queue', 'state'],
        registers,
        collect: asOfNow(({ queues }) => {
          for (const { queue, oldestWaitingS: _oldest, ...counts } of queues)
            for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count)
        }),
      })
      const oldest: Gauge = new Gauge({
        name: 'endcap_job_oldest_waiting_seconds',
        help: 'Time the longest waiting job has waited in the queue',
        labelNames: ['queue'],
        registers,
        collect: asOfNow(({ queues }) => {
          for (const { queue, oldestWaitingS } of queues) oldest.set({ queue }, oldestWaitingS)
        }),
      })
      const organizations: Gauge = new Gauge({
        name: 'endcap_organization_waiting_jobs',
        help: `Waiting jobs of the ${MAX_ORGANIZATIONS} organizations that have the most`,
        labelNames: ['organization'],
        registers,
        collect: asOfNow(({ waitingByOrganization }) => {
          const most = [...waitingByOrganization].toSorted(([, a], [, b]) => b - a)
          for (const [organization, count] of most.slice(0, MAX_ORGANIZATIONS))
            organizations.set({ organization }, count)
        }),
      })
    },

    /** Adds the gauge of database connections. */
    watchPool(pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
      const connections: Gauge = new Gauge({
        name: 'endcap_database_pool_connections',
        help: 'Database connections in use and idle, and callers that wait for a connection',
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
