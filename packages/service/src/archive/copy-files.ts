import { createHash } from 'node:crypto'
import { blobKey, BlobMissingError, type BlobStore } from '../blobs/blob-store.ts'

export type FileName = { organizationId: string; sha256: string }
export type CopiedFiles = {
  count: number
  bytes: number
  /** Keys of files that were not there, or were not what their name says. */
  missing: string[]
}

/** Each is in memory as a whole; while one waits for the disk, others are read. All take from one list. */
const FILES_AT_A_TIME = 8

/** Copies stored files, each of which is checked against the SHA-256 that it is named by. */
export async function copyFiles(
  names: AsyncGenerator<FileName>,
  { from, to, onCopied }: { from: BlobStore; to: BlobStore; onCopied: (files: number) => void },
): Promise<CopiedFiles> {
  const copied: CopiedFiles = { count: 0, bytes: 0, missing: [] }
  async function copy({ organizationId, sha256 }: FileName): Promise<void> {
    const key = blobKey(organizationId, sha256)
    const bytes = await getIfThere(from, key)
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) {
      copied.missing.push(key)
      return
    }
    await to.put(key, bytes)
    copied.count++
    copied.bytes += bytes.length
    onCopied(copied.count)
  }

  const copyInTurn = async () => {
    for await (const name of names) await copy(name)
  }
  await Promise.all(Array.from({ length: FILES_AT_A_TIME }, copyInTurn))
  return copied
}

async function getIfThere(blobs: BlobStore, key: string): Promise<Buffer | null> {
  try {
    return await blobs.get(key)
  } catch (error) {
    if (error instanceof BlobMissingError) return null
    throw error
  }
}
