import { createHash } from 'node:crypto'
import { BlobDamagedError, type BlobStore, contentOfKey } from '@endcap/foundation/blobs/blob-store'
import type { FileKey } from './unclaimed-files.ts'

/**
 * Checks files against the hash in their name. A damaged one fails with BlobDamagedError and is passed to
 * `onDamaged`.
 */
export function verifyBlobs(blobs: BlobStore, onDamaged: (file: FileKey) => Promise<void>): BlobStore {
  async function verify(key: string, sha256Of: () => string): Promise<void> {
    const content = contentOfKey(key)
    if (content === null || content.sha256 === sha256Of()) return
    await onDamaged(content)
    throw new BlobDamagedError(key)
  }
  return {
    ...blobs,
    async get(key, signal) {
      const bytes = await blobs.get(key, signal)
      await verify(key, () => createHash('sha256').update(bytes).digest('hex'))
      return bytes
    },
    async save(key, path, signal) {
      const file = await blobs.save(key, path, signal)
      await verify(key, () => file.sha256)
      return file
    },
  }
}
