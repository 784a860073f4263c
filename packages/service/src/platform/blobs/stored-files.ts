import {
  type BlobContent,
  type BlobStore,
  blobKey,
  StorageUnavailableError,
} from '@endcap/foundation/blobs/blob-store'
import type { Db } from '../db/database.ts'
import { renditionKeys } from './rendition-keys.ts'
import {
  ABANDONED_AFTER_S,
  deferRemoval,
  type FileKey,
  type FileRecord,
  forgetFile,
  forgetStoredFile,
  hasStoredFile,
  listStoredFiles,
  lockFiles,
  lockReferenced,
  markReferenced,
  referencedFiles,
  registerFile,
  releaseFiles,
  reserveUnclaimed,
} from './unclaimed-files.ts'

/**
 * Files are stored before their records, listed in `unclaimed_file` until then, and removed after a day
 * without one. Storing, referring and removing first change the row there, so no referenced file is removed.
 */
export type StoredFiles = {
  /** Call before creating the record. @throws FileInRemovalError, DomainError QUOTA_EXCEEDED */
  keep: (
    file: FileKey & Pick<FileRecord, 'origin'>,
    content: BlobContent,
    signal?: AbortSignal,
  ) => Promise<void>
  /** Removes files unreferenced for `ageS`. Returns their number. */
  removeUnclaimed: (options?: { ageS?: number; signal?: AbortSignal }) => Promise<number>
  /** Removes an organization's unreferenced files. Returns their number. */
  removeAll: (organizationId: string, signal: AbortSignal) => Promise<number>
}

/** Unreferenced for a day, and being removed. Like an outage, because it can be stored again shortly. */
export class FileInRemovalError extends StorageUnavailableError {
  constructor({ sha256 }: FileKey) {
    super(`the file ${sha256} is being removed`)
    this.name = 'FileInRemovalError'
  }
}

const UNCLAIMED_FOR_S = 24 * 3600
const FILES_AT_A_TIME = 100

type Deps = {
  db: Db
  blobs: BlobStore
  /** @throws DomainError */
  admit: (organizationId: string, byteLength: number) => Promise<void>
}

/** Creates the store of referenced files. */
export function createStoredFiles({ db, blobs, admit }: Deps): StoredFiles {
  /** Keeps files that a submission stored again. */
  async function removeFile(file: FileKey): Promise<boolean> {
    const { organizationId, sha256 } = file
    // After the reservation, no record can refer to the file.
    const isReferenced = await db.transaction().execute(async (trx) => {
      const referenced = await lockReferenced(trx, organizationId, [sha256])
      if (referenced.has(sha256)) await forgetFile(trx, file)
      return referenced.has(sha256)
    })
    if (isReferenced) return false
    try {
      await removeBlobs(file)
    } catch (error) {
      await deferRemoval(db, file)
      throw error
    }
    await forgetStoredFile(db, file)
    return true
  }

  async function removeReserved(files: readonly FileKey[], signal: AbortSignal): Promise<number> {
    let processed = 0
    let removed = 0
    try {
      for (const file of files) {
        if (signal.aborted) break
        processed++
        if (await removeFile(file)) removed++
      }
      return removed
    } finally {
      await releaseFiles(db, files.slice(processed))
    }
  }

  async function removeBlobs(file: FileKey): Promise<void> {
    for (const key of [...renditionKeys(file), blobKey(file.organizationId, file.sha256)])
      await blobs.remove(key)
  }

  return {
    async keep(file, content, signal) {
      const { byteLength } = content
      if (!(await hasStoredFile(db, file))) await admit(file.organizationId, byteLength)
      if (!(await registerFile(db, file, { byteLength, origin: file.origin })))
        throw new FileInRemovalError(file)
      await blobs.put(blobKey(file.organizationId, file.sha256), content, signal)
    },

    async removeUnclaimed({ ageS = UNCLAIMED_FOR_S, signal } = {}) {
      let removed = 0
      for (;;) {
        if (signal?.aborted) return removed
        const files = await reserveUnclaimed(db, { ageS, limit: FILES_AT_A_TIME })
        // Ends before others treat the reservation as abandoned.
        const limit = AbortSignal.timeout((ABANDONED_AFTER_S * 1000) / 2)
        removed += await removeReserved(files, signal ? AbortSignal.any([limit, signal]) : limit)
        if (files.length < FILES_AT_A_TIME) return removed
      }
    },

    async removeAll(organizationId, signal) {
      let removed = 0
      for (;;) {
        const stored = await listStoredFiles(db, organizationId, FILES_AT_A_TIME)
        for (const file of stored) {
          if (signal.aborted) return removed
          await removeBlobs(file)
          await forgetStoredFile(db, file)
          removed++
        }
        if (stored.length < FILES_AT_A_TIME) return removed
      }
    },
  }
}

/**
 * Marks files as referenced, in the transaction of their records.
 *
 * @throws FileInRemovalError if a file was removed after it was stored
 */
export async function claimFiles(
  trx: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<void> {
  const locked = await lockFiles(trx, organizationId, contents)
  const unstored = locked.filter(({ isStored }) => !isStored).map(({ sha256 }) => sha256)
  // Another record already refers to them.
  const referenced = await referencedFiles(trx, organizationId, unstored)
  for (const sha256 of unstored)
    if (!referenced.has(sha256)) throw new FileInRemovalError({ organizationId, sha256 })
  await markReferenced(trx, organizationId, contents)
}
