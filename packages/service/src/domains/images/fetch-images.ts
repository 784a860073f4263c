import { join } from 'node:path'
import { createFairQueue } from '@endcap/foundation/concurrency/fair-queue'
import { FetchError } from '@endcap/foundation/net/fetch-error'
import type { GuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import { DiskError } from '@endcap/foundation/net/save-body'
import { traced } from '@endcap/foundation/observability/tracing'
import type { FileFacts, ImageRole } from '@endcap/scoring'
import { ImageError } from '@endcap/vision'
import { v7 as uuidV7 } from 'uuid'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import { isDatabaseUnavailable } from '../../platform/db/availability.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import type { VerifyImage } from './decode-images.ts'
import { makeDownloadFolder, notStored } from './download-folder.ts'
import type { NewImage } from './image-store.ts'
import type { FindUpload, Upload } from './upload-store.ts'
import { uploadIdOf } from './upload-url.ts'

type Deps = {
  fetch: GuardedFetch
  verifyImage: VerifyImage
  findUpload: FindUpload
  /** Base address of this service, to recognize the URLs of its uploads. */
  baseUrl: string
  metrics: Metrics
}

/** A verified image: a download on the local disk, or an upload, which is stored already and has no path. */
export type FetchedImage = {
  url: string
  sha256: string
  file: Pick<FileFacts, 'format' | 'widthPx' | 'heightPx' | 'byteLength'>
  path: string | null
}

/** Images of one submission. Disposing of it removes them from the local disk. */
export type FetchedImages = AsyncDisposable & { images: FetchedImage[]; failed: FailedUrl[] }

export type FetchRequest = {
  organizationId: string
  urls: readonly string[]
  maxBytes: number
  signal: AbortSignal
}

export type FetchImages = (request: FetchRequest) => Promise<FetchedImages>

export type FailedUrl = {
  url: string
  reason: string
  detail: string
  /** True if another attempt may succeed. */
  isTransient: boolean
}

/** Concurrent downloads of one organization, so that its slow origins do not delay others. */
const ORGANIZATION_CONCURRENCY = 8
/** Concurrent downloads of this process. */
const CONCURRENCY = 64
/** Time for all images of a submission, whose caller waits. */
const DEADLINE_MS = 90_000
const ACCEPT = 'image/jpeg, image/png, image/webp'

/**
 * Creates the download of a submission's images, fair between organizations. Files go to a temporary
 * folder as they arrive: a listing may have 21 files of 25 MB. URLs of uploads are looked up instead.
 */
export function createFetchImages({ fetch, verifyImage, findUpload, baseUrl, metrics }: Deps): FetchImages {
  const downloads = createFairQueue({ concurrency: CONCURRENCY, perKey: () => ORGANIZATION_CONCURRENCY })

  async function measured(task: Task): Promise<FetchedImage | FailedUrl> {
    const finish = metrics.downloadDuration.startTimer()
    // The span names the host only, because the path and query of a URL may be secret.
    const host = URL.parse(task.url)?.host ?? ''
    const result = await traced('download', { 'server.address': host }, () => fetchOne(task))
    finish({ outcome: 'reason' in result ? result.reason : 'ok' })
    if ('file' in result) metrics.downloadedBytes.inc(result.file.byteLength)
    return result
  }

  async function fetchOne(task: Task): Promise<FetchedImage | FailedUrl> {
    const { organizationId, url, maxBytes, path, signal, deadline } = task
    try {
      const { sha256 } = await downloads.run(
        organizationId,
        () => fetch.download({ url, maxBytes, accept: ACCEPT, path, signal }),
        { signal },
      )
      const file = await verifyImage(path, { organizationId, signal })
      return { url, sha256, file, path }
    } catch (error) {
      if (error instanceof FetchError)
        return { url, reason: error.reason, detail: error.message, isTransient: error.isTransient }
      if (error instanceof ImageError)
        return { url, reason: error.reason, detail: error.message, isTransient: false }
      if (error instanceof DiskError) throw notStored(error)
      if (deadline.aborted) {
        const detail = `the images took longer than ${DEADLINE_MS} ms together`
        return { url, reason: 'timeout', detail, isTransient: true }
      }
      throw error
    }
  }

  async function downloadOrFind(task: Task): Promise<FetchedImage | FailedUrl> {
    const uploadId = uploadIdOf(baseUrl, task.url)
    return uploadId === null
      ? measured(task)
      : fromUpload(await findUpload(task.organizationId, uploadId), task)
  }

  return async function fetchImages({ organizationId, urls, maxBytes, signal }) {
    const folder = await makeDownloadFolder()
    const deadline = AbortSignal.timeout(DEADLINE_MS)
    const task = { organizationId, maxBytes, deadline, signal: AbortSignal.any([signal, deadline]) }
    // Waits for all, so that nothing writes into the folder when it is removed.
    const settled = await Promise.allSettled(
      urls.map((url, index) => downloadOrFind({ ...task, url, path: join(folder.path, String(index)) })),
    )
    const results = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const failure = settled.find((each) => each.status === 'rejected')
    if (failure || signal.aborted) {
      await folder[Symbol.asyncDispose]()
      signal.throwIfAborted()
      throw failure?.reason
    }
    return {
      images: results.filter((result) => 'sha256' in result),
      failed: results.filter((result) => 'reason' in result),
      [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
    }
  }
}

/** Returns the image of an upload. One that does not exist fails like the address of a missing file. */
function fromUpload(
  upload: Upload | null,
  { url, maxBytes }: Pick<Task, 'url' | 'maxBytes'>,
): FetchedImage | FailedUrl {
  const failed = (reason: string, detail: string) => ({ url, reason, detail, isTransient: false })
  if (!upload) return failed('http_status', 'there is no such upload, or it has expired')
  const { sha256, file } = upload
  if (file.byteLength > maxBytes)
    return failed('too_large', `the file is larger than ${Math.floor(maxBytes / 1e6)} MB`)
  return { url, sha256, file, path: null }
}

/** Refuses a submission with a failed image. @throws DomainError with `code`, which lists every failed URL */
export function refuseFailed(
  failed: readonly FailedUrl[],
  code: 'IMAGE_DOWNLOAD_FAILED' | 'EMPTY_IMAGE' = 'IMAGE_DOWNLOAD_FAILED',
): void {
  const [first] = failed
  if (!first) return
  throw new DomainError(
    code,
    `${failed.length === 1 ? 'an image' : `${failed.length} images`} could not be downloaded: ${first.detail}`,
    { extra: { failed_urls: failed.map(({ isTransient: _isTransient, ...each }) => each) } },
  )
}

/** Returns the new image of an organization for content that was downloaded or made by Spark. */
export function newImage(
  { sha256, file }: Pick<FetchedImage, 'sha256' | 'file'>,
  categoryId: string,
  role: ImageRole,
): NewImage {
  return {
    imageId: uuidV7(),
    sha256,
    format: file.format,
    width: file.widthPx,
    height: file.heightPx,
    byteLength: file.byteLength,
    categoryId,
    role,
  }
}

/** Stores a downloaded image. Does nothing for an upload. @throws DomainError IMAGE_UPLOAD_FAILED */
export async function storeFetched(
  files: StoredFiles,
  organizationId: string,
  { sha256, path, file }: Omit<FetchedImage, 'url'>,
): Promise<void> {
  if (path === null) return
  try {
    await files.keep({ organizationId, sha256 }, { path, byteLength: file.byteLength })
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    throw notStored(error)
  }
}

type Task = Omit<FetchRequest, 'urls'> & { url: string; path: string; deadline: AbortSignal }
