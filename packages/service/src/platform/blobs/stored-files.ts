import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { type BlobContent, blobKey, type BlobStore, StorageUnavailableError } from './blob-store.ts'

/** Content of an organization, identified by the SHA-256 of its bytes. */
export type FileKey = { organizationId: string; sha256: string }

/**
 * Stores files for records that refer to them. A file is stored before its record, and is unreferenced
 * until the record exists. Unreferenced files are in the table `unclaimed_file` and are removed after a day.
 *
 * A referenced file is never removed, also under concurrency: storing, referring to and removing a file
 * each change its row in that table first, which serializes them.
 */
export type StoredFiles = {
  /** Stores content for a record that is about to be created. @throws FileInRemovalError */
  keep: (file: FileKey, content: BlobContent, signal?: AbortSignal) => Promise<void>
  /** Removes files that have been unreferenced for `ageS`. Returns their number. */
  removeUnclaimed: (options?: { ageS?: number; signal?: AbortSignal }) => Promise<number>
}

/**
 * The file is being removed, because it was unreferenced for a day. Callers treat this as an unavailable
 * store, because the file can be stored again shortly after.
 */
export class FileInRemovalError extends StorageUnavailableError {
  constructor({ sha256 }: FileKey) {
    super(`the file ${sha256} is being removed`)
    this.name = 'FileInRemovalError'
  }
}

/** Age after which unreferenced files are removed. */
const UNCLAIMED_FOR_S = 24 * 3600
/** Age after which a removal counts as abandoned by a dead process. A removal takes seconds. */
const ABANDONED_AFTER_S = 600
const FILES_AT_A_TIME = 100

/** Creates the store of files that records refer to. */
export function createStoredFiles({ db, blobs }: { db: Db; blobs: BlobStore }): StoredFiles {
  /** Reserves a batch of files for removal, so that no other process removes them too. */
  async function takeUnclaimed(ageS: number): Promise<FileKey[]> {
    const { rows } = await sql<FileKey>`
      UPDATE unclaimed_file SET removing_since = now()
      WHERE (organization_id, sha256) IN (
        SELECT organization_id, sha256 FROM unclaimed_file
        WHERE stored_at < now() - make_interval(secs => ${ageS})
          AND (removing_since IS NULL OR removing_since < now() - make_interval(secs => ${ABANDONED_AFTER_S}))
        ORDER BY stored_at LIMIT ${FILES_AT_A_TIME} FOR UPDATE SKIP LOCKED)
      RETURNING organization_id AS "organizationId", sha256`.execute(db)
    return rows
  }

  /** Releases reserved files that were not processed, so that they can be stored again at once. */
  async function putBack(files: readonly FileKey[]): Promise<void> {
    if (files.length === 0) return
    const organizationIds = files.map(({ organizationId }) => organizationId)
    const contents = files.map(({ sha256 }) => sha256)
    await sql`UPDATE unclaimed_file SET removing_since = NULL WHERE (organization_id, sha256) IN
      (SELECT * FROM unnest(${organizationIds}::uuid[], ${contents}::text[]))`.execute(db)
  }

  /** Defers the next attempt by a day, so that a file that cannot be removed does not block the others. */
  const deferRemoval = ({ organizationId, sha256 }: FileKey) =>
    db
      .updateTable('unclaimed_file')
      .set({ stored_at: sql`now()` })
      .where('organization_id', '=', organizationId)
      .where('sha256', '=', sha256)
      .execute()

  const forget = ({ organizationId, sha256 }: FileKey) =>
    db
      .deleteFrom('unclaimed_file')
      .where('organization_id', '=', organizationId)
      .where('sha256', '=', sha256)
      .where('removing_since', 'is not', null)
      .execute()

  /** Returns true if a record refers to the file: it was stored again by a submission that failed later. */
  async function isReferenced({ organizationId, sha256 }: FileKey): Promise<boolean> {
    const referenced = await referencedFiles(db, organizationId, [sha256])
    return referenced.size > 0
  }

  async function removeTaken(files: readonly FileKey[], signal: AbortSignal): Promise<number> {
    let processed = 0
    let removed = 0
    try {
      for (const file of files) {
        if (signal.aborted) break
        processed++
        // Checks after the reservation, because from then on no further record can refer to the file.
        if (!(await isReferenced(file))) {
          try {
            await blobs.remove(blobKey(file.organizationId, file.sha256))
          } catch (error) {
            await deferRemoval(file)
            throw error
          }
          removed++
        }
        await forget(file)
      }
      return removed
    } finally {
      await putBack(files.slice(processed))
    }
  }

  return {
    async keep({ organizationId, sha256 }, content, signal) {
      const { rows } = await sql`
        INSERT INTO unclaimed_file (organization_id, sha256) VALUES (${organizationId}, ${sha256})
        ON CONFLICT (organization_id, sha256) DO UPDATE SET stored_at = now(), removing_since = NULL
        WHERE unclaimed_file.removing_since IS NULL
          OR unclaimed_file.removing_since < now() - make_interval(secs => ${ABANDONED_AFTER_S})
        RETURNING 1`.execute(db)
      if (rows.length === 0) throw new FileInRemovalError({ organizationId, sha256 })
      await blobs.put(blobKey(organizationId, sha256), content, signal)
    },

    async removeUnclaimed({ ageS = UNCLAIMED_FOR_S, signal } = {}) {
      let removed = 0
      for (;;) {
        if (signal?.aborted) return removed
        const files = await takeUnclaimed(ageS)
        // Ends well before other processes treat the reservation as abandoned.
        const limit = AbortSignal.timeout((ABANDONED_AFTER_S * 1000) / 2)
        removed += await removeTaken(files, signal ? AbortSignal.any([limit, signal]) : limit)
        if (files.length < FILES_AT_A_TIME) return removed
      }
    },
  }
}

/**
 * Marks stored files as referenced, in the transaction that creates their records.
 *
 * @throws FileInRemovalError if a file was removed after it was stored
 */
export async function claimFiles(
  trx: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<void> {
  // The same order everywhere prevents deadlocks between transactions that claim the same files.
  const wanted = [...new Set(contents)].toSorted()
  const claimed = await sql<{ sha256: string }>`
    DELETE FROM unclaimed_file WHERE organization_id = ${organizationId} AND sha256 IN (
      SELECT sha256 FROM unclaimed_file
      WHERE organization_id = ${organizationId} AND sha256 = ANY(${wanted}) AND removing_since IS NULL
      ORDER BY sha256 FOR UPDATE)
    RETURNING sha256`.execute(trx)
  const found = new Set(claimed.rows.map(({ sha256 }) => sha256))
  const missing = wanted.filter((sha256) => !found.has(sha256))
  if (missing.length === 0) return
  // Another record refers to them already.
  const referenced = await referencedFiles(trx, organizationId, missing)
  for (const sha256 of missing)
    if (!referenced.has(sha256)) throw new FileInRemovalError({ organizationId, sha256 })
}

async function referencedFiles(
  executor: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Set<string>> {
  const rows = await executor
    .selectFrom('image')
    .select('sha256')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('sha256', 'in', contents)
    .execute()
  return new Set(rows.map(({ sha256 }) => sha256))
}
