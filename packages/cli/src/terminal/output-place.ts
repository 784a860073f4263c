import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BlobMissingError } from '@endcap/foundation/blobs/blob-store'
import { syncDirectory, writeDurably } from '@endcap/foundation/blobs/file-blobs'
import { createS3Blobs } from '@endcap/foundation/blobs/s3-blobs'
import { parseS3Address, type S3Config } from '@endcap/foundation/blobs/s3-config'
import { createS3Files } from '@endcap/foundation/blobs/s3-files'
import { createWorkFolder, sweepWorkFolders } from '@endcap/foundation/disk/work-folder'
import { messageOf } from '@endcap/foundation/errors/reason'
import { say } from './say.ts'
import { UsageError } from './usage-error.ts'

/** A folder or a part of a bucket that a command fills. Names may have slashes. */
export type OutputPlace = AsyncDisposable & {
  /** Replaces a file, so that readers see the earlier one, none (S3), or all of the new one. */
  put: (name: string, content: Uint8Array | { path: string; byteLength: number }) => Promise<void>
  /** Returns null if there is none. Files up to 32 MiB. */
  get: (name: string) => Promise<Buffer | null>
  /** Removes a file, or all files below a folder. */
  clear: (folder: string) => Promise<void>
  /** Returns null if there is none. */
  sizeOf: (name: string) => Promise<number | null>
}

const READABLE = 0o644
const MAX_CLEARED = 1_000_000

/** Returns whether an address is a bucket's. Others are paths. */
export const isBucket = (address: string): boolean => address.startsWith('s3://')

/** Parses the address of a bucket. @throws UsageError */
export function bucketOf(address: string): S3Config {
  try {
    return parseS3Address(address)
  } catch (error) {
    throw new UsageError(say('cli.batch.wrong_address', { address, reason: messageOf(error) }))
  }
}

/** Opens a folder, which it creates, or a part of a bucket. @throws UsageError */
export async function openOutput(address: string): Promise<OutputPlace> {
  if (isBucket(address)) return openBucket(bucketOf(address))
  await mkdir(address, { recursive: true })
  // Left by processes that were killed.
  await sweepWorkFolders(address, () => undefined)
  return openFolder(address)
}

function openFolder(folder: string): OutputPlace {
  const work = createWorkFolder(folder)
  const pathOf = (name: string) => join(folder, name)
  return {
    async put(name, content) {
      const unfinished = join(work.path(), randomUUID())
      await writeDurably(unfinished, content)
      // Engines often run as another user.
      await chmod(unfinished, READABLE)
      await mkdir(dirname(pathOf(name)), { recursive: true })
      await rename(unfinished, pathOf(name))
      await syncDirectory(dirname(pathOf(name)))
    },
    get: (name) => orNull(readFile(pathOf(name))),
    clear: (name) => rm(pathOf(name), { recursive: true, force: true }),
    sizeOf: async (name) => (await orNull(stat(pathOf(name))))?.size ?? null,
    async [Symbol.asyncDispose]() {
      work[Symbol.dispose]()
    },
  }
}

function openBucket(config: S3Config): OutputPlace {
  const blobs = createS3Blobs(config)
  const files = createS3Files(config)
  const keyOf = (name: string) => (config.prefix === '' ? name : `${config.prefix}/${name}`)
  return {
    async put(name, content) {
      // The store would keep an object of the same size.
      await blobs.remove(name)
      await blobs.put(name, content)
    },
    get: (name) => orNull(blobs.get(name)),
    async clear(name) {
      const key = keyOf(name)
      for (const each of await files.list(key, MAX_CLEARED))
        if (each === key || each.startsWith(`${key}/`)) await blobs.remove(each.slice(keyOf('').length))
    },
    sizeOf: async (name) => (await orNull(files.open(keyOf(name))))?.byteLength ?? null,
    async [Symbol.asyncDispose]() {
      await blobs.close()
      await files[Symbol.asyncDispose]()
    },
  }
}

async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing || error instanceof BlobMissingError) return null
    throw error
  }
}
