import type { BlobStore } from '@endcap/foundation/blobs/blob-store'
import { traced } from '@endcap/foundation/observability/tracing'
import type { Metrics } from '../observability/metrics.ts'

/** Measures and traces the calls of a store. */
export function measureBlobs(blobs: BlobStore, metrics: Metrics): BlobStore {
  async function measured<Result>(operation: string, work: () => Promise<Result>): Promise<Result> {
    const finish = metrics.blobDuration.startTimer({ operation })
    try {
      const result = await traced(`blob ${operation}`, {}, work)
      finish({ outcome: 'ok' })
      return result
    } catch (error) {
      finish({ outcome: 'failed' })
      throw error
    }
  }
  return {
    ...blobs,
    put: (key, content, signal) => measured('put', () => blobs.put(key, content, signal)),
    get: (key, signal) => measured('get', () => blobs.get(key, signal)),
    save: (key, path, signal) => measured('save', () => blobs.save(key, path, signal)),
    remove: (key) => measured('remove', () => blobs.remove(key)),
  }
}
