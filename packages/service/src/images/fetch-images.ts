import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileFacts } from '@endcap/scoring'
import { ImageError, verifyImage } from '@endcap/vision'
import PQueue from 'p-queue'
import { DomainError } from '../domain-error.ts'
import { FetchError } from '../net/fetch-error.ts'
import type { GuardedFetch } from '../net/guarded-fetch.ts'

/** A downloaded image that has been decoded once and waits on the local disk. */
export type FetchedImage = { url: string; sha256: string; file: FileFacts; read: () => Promise<Buffer> }

/** Images of one submission. Disposing of it removes them from the local disk. */
export type FetchedImages = AsyncDisposable & { images: FetchedImage[] }

export type FetchImages = (
  urls: readonly string[],
  maxBytes: number,
  signal?: AbortSignal,
) => Promise<FetchedImages>

export type FailedUrl = { url: string; reason: string; detail: string }

/** Downloads at one time in this process: each may hold a file of 25 MB. */
const CONCURRENCY = 16
const ACCEPT = 'image/jpeg, image/png, image/webp'

/**
 * Downloads images in parallel, all or nothing. They wait in a folder of their own rather than in
 * memory: a listing may be 21 files of 25 MB.
 *
 * @throws DomainError IMAGE_DOWNLOAD_FAILED naming every URL that failed
 */
export function createFetchImages({ fetch }: { fetch: GuardedFetch }): FetchImages {
  const queue = new PQueue({ concurrency: CONCURRENCY })
  return async function fetchImages(urls, maxBytes, signal) {
    const folder = await mkdtemp(join(tmpdir(), 'endcap-'))
    const dispose = () => rm(folder, { recursive: true, force: true })
    const results = await Promise.all(
      urls.map((url) => queue.add(() => fetchOne(fetch, { url, maxBytes, folder, signal }))),
    )
    const failed = results.filter((result) => 'reason' in result)
    if (failed.length > 0) {
      await dispose()
      const [first] = failed
      throw new DomainError(
        'IMAGE_DOWNLOAD_FAILED',
        `${failed.length} of ${urls.length} images could not be downloaded: ${first?.detail}`,
        {
          extra: { failed_urls: failed },
        },
      )
    }
    return { images: results.filter((result) => 'sha256' in result), [Symbol.asyncDispose]: dispose }
  }
}

type Task = { url: string; maxBytes: number; folder: string; signal: AbortSignal | undefined }

async function fetchOne(
  fetch: GuardedFetch,
  { url, maxBytes, folder, signal }: Task,
): Promise<FetchedImage | FailedUrl> {
  try {
    const bytes = await fetch.get({ url, maxBytes, accept: ACCEPT, ...(signal ? { signal } : {}) })
    const file = await verifyImage(bytes)
    // Off the main thread: 25 MB hashed at once would hold every other request for 60 ms.
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
    const path = join(folder, sha256)
    await writeFile(path, bytes)
    return { url, sha256, file, read: () => readFile(path) }
  } catch (error) {
    if (error instanceof FetchError || error instanceof ImageError)
      return { url, reason: error.reason, detail: error.message }
    throw error
  }
}
