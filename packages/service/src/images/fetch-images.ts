import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileFacts, ImageRole } from '@endcap/scoring'
import { ImageError, verifyImage } from '@endcap/vision'
import PQueue from 'p-queue'
import { v7 as uuidV7 } from 'uuid'
import type { StoredFiles } from '../blobs/stored-files.ts'
import { isDatabaseUnavailable } from '../db/availability.ts'
import { DomainError } from '../domain-error.ts'
import { createKeyedQueues } from '../concurrency/keyed-queues.ts'
import type { Logger } from '../log.ts'
import { FetchError } from '../net/fetch-error.ts'
import type { GuardedFetch } from '../net/guarded-fetch.ts'
import type { Metrics } from '../observability/metrics.ts'
import { traced } from '../observability/tracing.ts'
import type { NewImage } from './image-store.ts'

type Deps = { fetch: GuardedFetch; metrics: Metrics }

/** A downloaded image that has been decoded once and waits on the local disk. */
export type FetchedImage = { url: string; sha256: string; file: FileFacts; path: string }

/** Images of one submission. Disposing of it removes them from the local disk. */
export type FetchedImages = AsyncDisposable & { images: FetchedImage[]; failed: FailedUrl[] }

export type FetchRequest = {
  /** Organizations wait for their own downloads only. */
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
  /** Whether another try may succeed. */
  mayPass: boolean
}

/** Downloads of one organization at a time: slow origins hold up nobody else. */
const ORGANIZATION_CONCURRENCY = 8
/** Downloads of this process at a time: each may hold a file of 25 MB. */
const CONCURRENCY = 64
/** For all images of a submission together; the caller waits for it. */
const DEADLINE_MS = 90_000
const ACCEPT = 'image/jpeg, image/png, image/webp'

/**
 * Downloads images in parallel. They wait in a folder of their own rather than in memory: a listing may
 * be 21 files of 25 MB.
 */
export function createFetchImages({ fetch, metrics }: Deps): FetchImages {
  const all = new PQueue({ concurrency: CONCURRENCY })
  const queueOf = createKeyedQueues(ORGANIZATION_CONCURRENCY)

  async function measured(task: Task): Promise<FetchedImage | FailedUrl> {
    const finish = metrics.downloadDuration.startTimer()
    // Addresses may be secrets; whose machine it was may not.
    const host = URL.parse(task.url)?.host ?? ''
    const result = await traced('download', { 'server.address': host }, () => fetchOne(fetch, task))
    finish({ outcome: 'reason' in result ? result.reason : 'ok' })
    if ('file' in result) metrics.downloadedBytes.inc(result.file.byteLength)
    return result
  }

  return async function fetchImages({ organizationId, urls, maxBytes, signal }) {
    const folder = await onLocalDisk(mkdtemp(join(tmpdir(), FOLDER_PREFIX)))
    const dispose = () => rm(folder, { recursive: true, force: true })
    const deadline = AbortSignal.timeout(DEADLINE_MS)
    const task = { maxBytes, folder, deadline, signal: AbortSignal.any([signal, deadline]) }
    const queue = queueOf(organizationId)
    // Settled, not raced: the folder goes when nobody writes into it any more.
    const settled = await Promise.allSettled(
      urls.map((url) => queue.add(() => all.add(() => measured({ ...task, url })))),
    )
    const results = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const bug = settled.find((each) => each.status === 'rejected')
    if (bug || signal.aborted) {
      await dispose()
      signal.throwIfAborted()
      throw bug?.reason
    }
    return {
      images: results.filter((result) => 'sha256' in result),
      failed: results.filter((result) => 'reason' in result),
      [Symbol.asyncDispose]: dispose,
    }
  }
}

/** For whoever needs all images or nothing. @throws DomainError with `code`, naming every URL that failed */
export function refuseFailed(
  failed: readonly FailedUrl[],
  code: 'IMAGE_DOWNLOAD_FAILED' | 'EMPTY_IMAGE' = 'IMAGE_DOWNLOAD_FAILED',
): void {
  const [first] = failed
  if (!first) return
  throw new DomainError(
    code,
    `${failed.length === 1 ? 'an image' : `${failed.length} images`} could not be downloaded: ${first.detail}`,
    { extra: { failed_urls: failed.map(({ mayPass: _mayPass, ...each }) => each) } },
  )
}

/** The image of the organization that content becomes: a download, or what Spark made. */
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

/** @throws DomainError IMAGE_UPLOAD_FAILED */
export async function storeFetched(
  files: StoredFiles,
  organizationId: string,
  { sha256, path, file }: FetchedImage,
): Promise<void> {
  try {
    await files.keep({ organizationId, sha256 }, { path, byteLength: file.byteLength })
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    throw notStored(error)
  }
}

/** A disk that is full is not the image's fault, nor a bug. @throws DomainError IMAGE_UPLOAD_FAILED */
async function onLocalDisk<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw notStored(error)
  }
}

const notStored = (cause: unknown): DomainError =>
  new DomainError('IMAGE_UPLOAD_FAILED', 'an image could not be stored; try again', { cause })

/**
 * Removes what processes that were killed have left behind. A folder that another process removes
 * first, or that is another user's, is left to them.
 */
export async function sweepFetchFolders(log: Logger): Promise<void> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX))
  for (const folder of folders) {
    const path = join(tmpdir(), folder)
    try {
      const { mtimeMs } = await stat(path)
      if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true })
    } catch (error) {
      log.debug({ err: error, path }, 'a folder of an earlier process stays')
    }
  }
}

const FOLDER_PREFIX = 'endcap-fetch-'
/** No submission takes this long. */
const ABANDONED_AFTER_MS = 3_600_000

type Task = { url: string; maxBytes: number; folder: string; signal: AbortSignal; deadline: AbortSignal }

async function fetchOne(
  fetch: GuardedFetch,
  { url, maxBytes, folder, signal, deadline }: Task,
): Promise<FetchedImage | FailedUrl> {
  try {
    const bytes = await fetch.get({ url, maxBytes, accept: ACCEPT, signal })
    const file = await verifyImage(bytes)
    // Off the main thread: 25 MB hashed at once would hold every other request for 60 ms.
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
    const path = join(folder, sha256)
    await onLocalDisk(writeFile(path, bytes))
    return { url, sha256, file, path }
  } catch (error) {
    if (error instanceof FetchError)
      return { url, reason: error.reason, detail: error.message, mayPass: error.mayPass }
    if (error instanceof ImageError)
      return { url, reason: error.reason, detail: error.message, mayPass: false }
    if (deadline.aborted) {
      const detail = `the images took longer than ${DEADLINE_MS} ms together`
      return { url, reason: 'timeout', detail, mayPass: true }
    }
    throw error
  }
}
