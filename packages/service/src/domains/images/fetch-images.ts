import { join } from 'node:path'
import type { ImageRole } from '@endcap/scoring'
import { v7 as uuidV7 } from 'uuid'
import type { StoredFiles } from '../../platform/blobs/stored-files.ts'
import { isDatabaseUnavailable } from '../../platform/db/availability.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { makeDownloadFolder, notStored } from './download-folder.ts'
import {
  createDownloadImage,
  type DownloadTask,
  type FailedUrl,
  type FetchedImage,
} from './download-image.ts'
import type { NewImage } from './image-store.ts'
import type { FindUpload, Upload } from './upload-store.ts'
import { uploadIdOf } from './upload-url.ts'

type Deps = Parameters<typeof createDownloadImage>[0] & {
  findUpload: FindUpload
  /** Prefix of upload URLs. */
  baseUrl: string
}

/** Disposing of it deletes the local files. */
export type FetchedImages = AsyncDisposable & { images: FetchedImage[]; failed: FailedUrl[] }

export type FetchRequest = {
  organizationId: string
  urls: readonly string[]
  maxBytes: number
  /** False to refuse TIFF and AVIF. */
  converts?: boolean
  signal: AbortSignal
}

export type FetchImages = (request: FetchRequest) => Promise<FetchedImages>

/** For all images of a submission, whose caller waits. */
const DEADLINE_MS = 90_000

/**
 * Creates the download of a submission's images, fair between organizations. Streams to a temporary folder,
 * because a listing may have 21 files of 25 MB. Looks up uploads by URL instead.
 */
export function createFetchImages({ findUpload, baseUrl, ...deps }: Deps): FetchImages {
  const download = createDownloadImage(deps)

  async function downloadOrFind(task: DownloadTask): Promise<FetchedImage | FailedUrl> {
    const uploadId = uploadIdOf(baseUrl, task.url)
    return uploadId === null
      ? download(task)
      : fromUpload(await findUpload(task.organizationId, uploadId), task)
  }

  return async function fetchImages({ organizationId, urls, maxBytes, converts = false, signal }) {
    const folder = await makeDownloadFolder()
    const deadline = { signal: AbortSignal.timeout(DEADLINE_MS), ms: DEADLINE_MS }
    const task = {
      organizationId,
      maxBytes,
      converts,
      deadline,
      signal: AbortSignal.any([signal, deadline.signal]),
    }
    // Waits for all, so nothing writes into the removed folder.
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

/** Returns the image of an upload. A missing one fails like a missing file. */
function fromUpload(
  upload: Upload | null,
  { url, maxBytes }: Pick<DownloadTask, 'url' | 'maxBytes'>,
): FetchedImage | FailedUrl {
  const failed = (reason: string, detail: string) => ({ url, reason, detail, isTransient: false })
  if (!upload) return failed('http_status', 'there is no such upload, or it has expired')
  const { sha256, file } = upload
  if (file.byteLength > maxBytes)
    return failed('too_large', `the file is larger than ${Math.floor(maxBytes / 1e6)} MB`)
  return { url, sha256, file, path: null }
}

/** Refuses a submission with failed images. @throws DomainError with `code`, which lists every failed URL */
export function refuseFailed(
  failed: readonly FailedUrl[],
  code: 'IMAGE_DOWNLOAD_FAILED' | 'EMPTY_IMAGE' = 'IMAGE_DOWNLOAD_FAILED',
): void {
  const [first] = failed
  if (!first) return
  throw new DomainError(
    code,
    `${failed.length === 1 ? 'an image' : `${failed.length} images`} could not be downloaded: ${first.detail}`,
    {
      extra: { failed_urls: failed.map(({ isTransient: _isTransient, ...each }) => each) },
      isTransient: failed.every(({ isTransient }) => isTransient),
    },
  )
}

/** Returns a new image for downloaded or Spark content. */
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

/** Stores a download and its original, but no upload. @throws DomainError IMAGE_UPLOAD_FAILED */
export async function storeFetched(
  files: StoredFiles,
  organizationId: string,
  { sha256, path, file, origin, original }: Omit<FetchedImage, 'url'>,
): Promise<void> {
  if (path === null) return
  try {
    await files.keep(
      { organizationId, sha256, ...(origin && { origin }) },
      { path, byteLength: file.byteLength },
    )
    if (original) await files.keep({ organizationId, sha256: original.sha256 }, original)
  } catch (error) {
    if (isDatabaseUnavailable(error) || error instanceof DomainError) throw error
    throw notStored(error)
  }
}
