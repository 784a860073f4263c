import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertFreeSpace } from '../disk/free-space.ts'
import { createWorkFolder } from '../disk/work-folder.ts'
import { saveBody } from '../net/save-body.ts'
import { type BlobContent, BlobMissingError, type BlobStore, StorageUnavailableError } from './blob-store.ts'
import type { SignedLinks } from './signed-links.ts'

/** Identifies a directory that a service has opened. Not a blob key. */
const MARKER = '.endcap-blobs'

/** Throws StorageUnavailableError if the directory has disappeared. */
type DirectoryGuard = () => Promise<void>

/** The service itself serves signed addresses. */
export function createFileBlobs(
  directory: string,
  links: Pick<SignedLinks, 'sign'>,
  assertPresent: DirectoryGuard = async () => undefined,
): BlobStore {
  const pathOf = (key: string) => {
    if (!/^[0-9a-z/-]+$/.test(key)) throw new Error(`not a blob key: ${key}`)
    return join(directory, key)
  }
  const work = createWorkFolder(directory)
  async function readOrExplain<Result>(
    key: string,
    read: (path: string) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await read(pathOf(key))
    } catch (error) {
      if (!isMissing(error)) throw error
      await assertPresent()
      throw new BlobMissingError(key)
    }
  }
  return {
    async put(key, content, signal) {
      signal?.throwIfAborted()
      const path = pathOf(key)
      await assertPresent()
      // A file of another size is damaged and gets replaced.
      if (await hasSize(path, lengthOf(content))) return
      await makeDirectory(dirname(path), directory)
      // A crash leaves no partial file.
      const unfinished = join(work.path(), randomUUID())
      try {
        await writeDurably(unfinished, content)
        await rename(unfinished, path)
        await syncDirectory(dirname(path))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: (key, signal) => readOrExplain(key, (path) => readFile(path, signal ? { signal } : {})),
    save: (key, target, signal) => readOrExplain(key, (path) => saveBody(target, readFrom(path, signal))),
    async remove(key) {
      await assertPresent()
      await rm(pathOf(key), { force: true })
    },
    sign: async (key, link) => links.sign(key, link),
    async check() {
      await assertPresent()
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await access(directory, constants.R_OK | constants.W_OK)
      await assertFreeSpace(directory)
    },
    close: async () => work[Symbol.dispose](),
  }
}

/**
 * Fails while the marker is gone, as with an unmounted volume, until it returns or the service restarts: a
 * new directory would hide the files and fill the wrong disk.
 */
export async function openFileBlobs(directory: string, links: Pick<SignedLinks, 'sign'>): Promise<BlobStore> {
  let isMarked = false
  async function assertPresent(): Promise<void> {
    if (isMarked) {
      if (await exists(join(directory, MARKER))) return
      throw new StorageUnavailableError(
        `the directory ${directory} has disappeared; bring it back, or restart the service to create a new one`,
      )
    }
    await mkdir(directory, { recursive: true, mode: 0o700 })
    await writeFile(join(directory, MARKER), '', { flag: 'a' })
    isMarked = true
  }
  const blobs = createFileBlobs(directory, links, assertPresent)
  // The readiness check reports a directory that cannot be created.
  await Promise.allSettled([assertPresent()])
  return blobs
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

const lengthOf = (content: BlobContent): number => ('path' in content ? content.byteLength : content.length)

const hasSize = (path: string, byteLength: number): Promise<boolean> =>
  stat(path).then(
    ({ size }) => size === byteLength,
    () => false,
  )

/** An unread stream of a missing file would end the process. */
async function* readFrom(path: string, signal?: AbortSignal): AsyncGenerator<Buffer> {
  yield* createReadStream(path, signal ? { signal } : {})
}

/** Syncs content of an owner-only file. Its name needs `syncDirectory`. */
export async function writeDurably(path: string, content: BlobContent): Promise<void> {
  if ('path' in content) await copyFile(content.path, path, constants.COPYFILE_EXCL)
  else await writeFile(path, content, { flag: 'wx', mode: 0o600 })
  await using file = await open(path, 'r+')
  await file.sync()
}

/** Syncs all new entries below `root`. */
async function makeDirectory(path: string, root: string): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  for (let parent = dirname(path); parent.length >= dirname(root).length; parent = dirname(parent))
    await syncDirectory(parent)
}

/** Syncs entries, such as a renamed file. */
export async function syncDirectory(path: string): Promise<void> {
  await using directory = await open(path, 'r')
  await directory.sync()
}
