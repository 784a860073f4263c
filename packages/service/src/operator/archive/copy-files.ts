import { createHash } from 'node:crypto'
import { BlobMissingError, type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'

export type FileName = { organizationId: string; sha256: string }
export type CopiedFiles = {
  count: number
  bytes: number
  /** Keys of files that are missing, or whose content does not match their SHA-256. */
  missing: string[]
}

/** Number of concurrent copies. Each holds its whole file in memory. */
const CONCURRENCY = 8

/** Copies stored files and checks each against the SHA-256 in its name. */
export async function copyFiles(
  names: AsyncGenerator<FileName>,
  { from, to, onCopied }: { from: BlobStore; to: BlobStore; onCopied: (files: number) => void },
): Promise<CopiedFiles> {
  const copied: CopiedFiles = { count: 0, bytes: 0, missing: [] }
  async function copy({ organizationId, sha256 }: FileName): Promise<void> {
    const key = blobKey(organizationId, sha256)
    const bytes = await getOrNull(from, key)
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) {
      copied.missing.push(key)
      return
    }
    await to.put(key, bytes)
    copied.count++
    copied.bytes += bytes.length
    onCopied(copied.count)
  }

  const copyNext = async () => {
    for await (const name of names) await copy(name)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, copyNext))
  return copied
}

async function getOrNull(blobs: BlobStore, key: string): Promise<Buffer | null> {
  try {
    return await blobs.get(key)
  } catch (error) {
    if (error instanceof BlobMissingError) return null
    throw error
  }
}
