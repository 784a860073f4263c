import { open } from 'node:fs/promises'
import { isAbsolute, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BlobMissingError } from '@endcap/foundation/blobs/blob-store'
import { createS3Blobs } from '@endcap/foundation/blobs/s3-blobs'
import { FetchError } from '@endcap/foundation/net/fetch-error'
import type { GuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import { isUrl } from '../images/list-images.ts'
import { MAX_BYTES } from '../images/score-images.ts'
import { bucketOf, isBucket } from '../terminal/output-place.ts'
import { RowError } from './batch-row.ts'

/** Reads images by URL, by path and by object key. */
export type ImagePlaces = AsyncDisposable & {
  /** @throws FetchError, RowError; StorageUnavailableError if the object store does not answer */
  read: (reference: string) => Promise<Uint8Array>
}

/** A folder or a part of a bucket. Returns null for references to other places. */
type Place = (reference: string) => (() => Promise<Uint8Array>) | null

const OUTSIDE = new FetchError(
  'forbidden_address',
  'the image is outside of the folders and buckets of --images',
)

/**
 * Opens folders and buckets, and nothing outside of them: a row must not name any file of the machine. Relative
 * references are those of the first place.
 *
 * @throws UsageError for a wrong address
 */
export function openImagePlaces(addresses: readonly string[], fetch: GuardedFetch): ImagePlaces {
  const stack = new AsyncDisposableStack()
  const places = addresses.map((address) =>
    isBucket(address) ? bucketPlace(address, stack) : folderPlace(address),
  )
  return {
    async read(reference) {
      if (isUrl(reference)) return fetch.get({ url: reference, maxBytes: MAX_BYTES, accept: 'image/*' })
      for (const place of places) {
        const read = place(reference)
        if (read) return read()
      }
      throw OUTSIDE
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

function bucketPlace(address: string, stack: AsyncDisposableStack): Place {
  const config = bucketOf(address)
  const blobs = stack.adopt(createS3Blobs(config), (each) => each.close())
  const home = `s3://${config.bucket}/${config.prefix === '' ? '' : `${config.prefix}/`}`
  return (reference) => {
    const isWhole = reference.startsWith('s3://')
    if ((isWhole && !reference.startsWith(home)) || isAbsolute(reference) || reference.startsWith('file:'))
      return null
    const key = isWhole ? reference.slice(home.length) : reference
    return async () => {
      const bytes = await blobs.get(key).catch((error: unknown) => {
        throw error instanceof BlobMissingError
          ? new RowError('not_found', 'there is no such object', { cause: error })
          : error
      })
      if (bytes.length > MAX_BYTES) throw tooLarge()
      return bytes
    }
  }
}

function folderPlace(folder: string): Place {
  return (reference) => {
    if (reference.startsWith('s3://')) return null
    const path = resolve(folder, reference.startsWith('file:') ? pathOf(reference) : reference)
    const inside = relative(folder, path)
    return /^\.\.(?:[\\/]|$)/.test(inside) || isAbsolute(inside) ? null : () => readFile(path)
  }
}

function pathOf(url: string): string {
  try {
    return fileURLToPath(url)
  } catch (error) {
    throw new FetchError('invalid_url', 'the address of the file is wrong', { cause: error })
  }
}

/** Other errors of the file system are those of the machine and end the run. */
const FILE_ERRORS: Readonly<Record<string, RowError['code']>> = {
  ENOENT: 'not_found',
  ENOTDIR: 'not_found',
  EACCES: 'not_readable',
  EPERM: 'not_readable',
  EISDIR: 'not_readable',
  ELOOP: 'not_readable',
  ENAMETOOLONG: 'not_readable',
}

async function readFile(path: string): Promise<Uint8Array> {
  try {
    await using file = await open(path)
    if ((await file.stat()).size > MAX_BYTES) throw tooLarge()
    return await file.readFile()
  } catch (error) {
    const code = FILE_ERRORS[error instanceof Error && 'code' in error ? String(error.code) : '']
    if (code === undefined) throw error
    throw new RowError(code, code === 'not_found' ? 'there is no such file' : 'the file cannot be read', {
      cause: error,
    })
  }
}

const tooLarge = () => new FetchError('too_large', `the file is larger than ${MAX_BYTES / 1e6} MB`)
