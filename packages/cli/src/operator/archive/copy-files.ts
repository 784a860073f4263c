import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BlobMissingError, type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import type { DownloadedFile } from '@endcap/foundation/net/save-body'
import { makeDownloadFolder } from '@endcap/service/domains/images/download-folder'

export type FileName = { organizationId: string; sha256: string }
export type CopiedFiles = {
  count: number
  bytes: number
  /** Keys of files that are missing, or whose content does not match their SHA-256. */
  missing: string[]
}

/** Number of concurrent copies. */
const CONCURRENCY = 8

type Copying = {
  from: BlobStore
  to: BlobStore
  /** Links a file that is stored already next to `to`. Returns its size; null if there is none. */
  link?: ((key: string) => Promise<number | null>) | undefined
  onCopied: (files: number) => void
}

/** Copies stored files and checks each against the SHA-256 in its name. Links need no check and no copy. */
export async function copyFiles(
  names: AsyncGenerator<FileName>,
  { from, to, link, onCopied }: Copying,
): Promise<CopiedFiles> {
  const copied: CopiedFiles = { count: 0, bytes: 0, missing: [] }
  await using folder = await makeDownloadFolder()
  async function copy({ organizationId, sha256 }: FileName): Promise<void> {
    const key = blobKey(organizationId, sha256)
    const linkedBytes = (await link?.(key)) ?? null
    if (linkedBytes !== null) return count(linkedBytes)
    const path = join(folder.path, `${organizationId}-${sha256}`)
    const saved = await saveOrNull(from, key, path)
    if (saved?.sha256 !== sha256) {
      copied.missing.push(key)
      return
    }
    await to.put(key, { path, byteLength: saved.byteLength })
    await rm(path)
    count(saved.byteLength)
  }
  function count(byteLength: number): void {
    copied.count++
    copied.bytes += byteLength
    onCopied(copied.count)
  }

  const copyNext = async () => {
    for await (const name of names) await copy(name)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, copyNext))
  return copied
}

async function saveOrNull(blobs: BlobStore, key: string, path: string): Promise<DownloadedFile | null> {
  try {
    return await blobs.save(key, path)
  } catch (error) {
    if (error instanceof BlobMissingError) return null
    throw error
  }
}
