import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BlobContent, BlobMissingError, type BlobStore } from './blob-store.ts'
import type { SignedLinks } from './signed-links.ts'

/** Blobs as files below `directory`; the service's own route answers for their signed addresses. */
export function createFileBlobs(directory: string, links: Pick<SignedLinks, 'sign'>): BlobStore {
  const pathOf = (key: string) => {
    if (!/^[0-9a-f/-]+$/.test(key)) throw new Error(`not a blob key: ${key}`)
    return join(directory, key)
  }
  return {
    async put(key, content, signal) {
      signal?.throwIfAborted()
      const path = pathOf(key)
      if (await exists(path)) return
      await makeDirectory(dirname(path), directory)
      // A name of its own until complete and on the disk: a crash leaves no half file under the key.
      const unfinished = `${path}.${randomUUID()}.part`
      try {
        await writeDurably(unfinished, content)
        await rename(unfinished, path)
        await syncDirectory(dirname(path))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(key, signal) {
      try {
        return await readFile(pathOf(key), signal ? { signal } : {})
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
          throw new BlobMissingError(key)
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    sign: async (key, link) => links.sign(key, link),
    async check() {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await access(directory, constants.R_OK | constants.W_OK)
    },
    close: async () => undefined,
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Writes a new file, and returns once its content is on the disk; its name is when its directory is. */
export async function writeDurably(path: string, content: BlobContent): Promise<void> {
  if ('path' in content) await copyFile(content.path, path, constants.COPYFILE_EXCL)
  else await writeFile(path, content, { flag: 'wx' })
  await using file = await open(path, 'r+')
  await file.sync()
}

/** Makes a directory below `root`; it is on the disk when those above it are. */
async function makeDirectory(path: string, root: string): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  for (let parent = dirname(path); parent.length >= dirname(root).length; parent = dirname(parent))
    await syncDirectory(parent)
}

/** A rename is on the disk when its directory is. */
export async function syncDirectory(path: string): Promise<void> {
  await using directory = await open(path, 'r')
  await directory.sync()
}
