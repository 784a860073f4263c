import { traced } from '@endcap/foundation/observability/tracing'
import { Counter, Histogram, type Registry } from 'prom-client'
import { MILLISECONDS, SECONDS } from './buckets.ts'

/** `look` is the analysis. */
export type Stage = 'read' | 'look' | 'score' | 'save'
export type Cache = 'facts' | 'scores'

/** Creates metrics of downloads, storage, stages and models. */
export function createImageMetrics(registers: Registry[]) {
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
  const modelDuration = new Histogram({
    name: 'endcap_model_duration_seconds',
    help: 'Time a model took for one image, over all its runs',
    labelNames: ['model'],
    buckets: MILLISECONDS,
    registers,
  })
  return {
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
    /** Times by model, in milliseconds. */
    observeModels(times: Readonly<Record<string, number>>): void {
      for (const [model, ms] of Object.entries(times)) modelDuration.observe({ model }, ms / 1000)
    },
    async stage<Result>(stage: Stage, work: () => Result | Promise<Result>): Promise<Result> {
      const finish = stageDuration.startTimer({ stage })
      try {
        return await traced(stage, {}, work)
      } finally {
        finish()
      }
    },
    cache: (cache: Cache, isHit: boolean) => cacheRequests.inc({ cache, result: isHit ? 'hit' : 'miss' }),
  }
}
