import { ImageError } from '@endcap/eye'
import { createFairQueue } from '@endcap/foundation/concurrency/fair-queue'
import { FetchError } from '@endcap/foundation/net/fetch-error'
import type { GuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import { DiskError } from '@endcap/foundation/net/save-body'
import { traced } from '@endcap/foundation/observability/tracing'
import type { Metrics } from '../../platform/observability/metrics.ts'
import { notStored } from './download-folder.ts'
import type { PreparedImage, PrepareImage } from './prepare-image.ts'

type Deps = { fetch: GuardedFetch; prepareImage: PrepareImage; metrics: Metrics }

/** A verified image: a local download, or a stored upload without a path. */
export type FetchedImage = Omit<PreparedImage, 'path' | 'origin'> &
  Partial<Pick<PreparedImage, 'origin'>> & { url: string; path: string | null }

export type FailedUrl = {
  url: string
  reason: string
  detail: string
  /** True if another attempt may succeed. */
  isTransient: boolean
}

export type DownloadTask = {
  organizationId: string
  url: string
  maxBytes: number
  converts: boolean
  path: string
  /** Aborted by the caller or by the deadline. */
  signal: AbortSignal
  deadline: { signal: AbortSignal; ms: number }
}

/** Downloads of one organization, so its slow origins do not delay others. */
const ORGANIZATION_CONCURRENCY = 8
/** Per process. */
const CONCURRENCY = 64
const ACCEPT = 'image/jpeg, image/png, image/webp'

/** Creates the download and verification, fair between organizations. */
export function createDownloadImage({ fetch, prepareImage, metrics }: Deps) {
  const downloads = createFairQueue({ concurrency: CONCURRENCY, perKey: () => ORGANIZATION_CONCURRENCY })

  async function fetchOne(task: DownloadTask): Promise<FetchedImage | FailedUrl> {
    const { organizationId, url, maxBytes, path, converts, signal } = task
    try {
      const received = await downloads.run(
        organizationId,
        () => fetch.download({ url, maxBytes, accept: ACCEPT, path, signal }),
        { signal },
      )
      return { url, ...(await prepareImage({ ...received, path }, { organizationId, converts, signal })) }
    } catch (error) {
      return failedUrl(error, task)
    }
  }

  return async function downloadImage(task: DownloadTask): Promise<FetchedImage | FailedUrl> {
    const finish = metrics.downloadDuration.startTimer()
    // Names only the host, because the path and query may be secret.
    const host = URL.parse(task.url)?.host ?? ''
    const result = await traced('download', { 'server.address': host }, () => fetchOne(task))
    finish({ outcome: 'reason' in result ? result.reason : 'ok' })
    if ('file' in result) metrics.downloadedBytes.inc(result.file.byteLength)
    return result
  }
}

/** Returns the failure of a URL, or throws an error with another cause. */
function failedUrl(error: unknown, { url, deadline }: DownloadTask): FailedUrl {
  if (error instanceof FetchError)
    return { url, reason: error.reason, detail: error.message, isTransient: error.isTransient }
  if (error instanceof ImageError)
    return { url, reason: error.reason, detail: error.message, isTransient: false }
  if (error instanceof DiskError) throw notStored(error)
  if (!deadline.signal.aborted) throw error
  const detail = `the images took longer than ${deadline.ms} ms together`
  return { url, reason: 'timeout', detail, isTransient: true }
}
