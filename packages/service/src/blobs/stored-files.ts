import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { type BlobContent, blobKey, type BlobStore, StorageUnavailableError } from './blob-store.ts'

/** Content of an organization, by the SHA-256 of its bytes. */
export type FileKey = { organizationId: string; sha256: string }

/**
 * Stored files have an owner: a record that names them. A file is stored before its record, so for a
 * while nobody names it, and if the record never comes, never. Until one does, the file is in the table
 * `unclaimed_file`; what is still there after a day is removed.
 *
 * A file that a record names is never removed, whatever happens at once: who stores, names or removes a
 * file changes its row in that table first, and so they come one after the other.
 */
export type StoredFiles = {
  /** Stores content for a record that is about to be made. @throws FileInRemovalError */
  keep: (file: FileKey, content: BlobContent, signal?: AbortSignal) => Promise<void>
  /** Removes files that nobody has named for `ageS`; answers how many. */
  removeUnclaimed: (options?: { ageS?: number; signal?: AbortSignal }) => Promise<number>
}

/**
 * The file is being removed, because nobody had named it for a day. To who wants to store it, that is a
 * store that is away: in a moment it can be stored again.
 */
export class FileInRemovalError extends StorageUnavailableError {
  constructor({ sha256 }: FileKey) {
    super(`the file ${sha256} is being removed`)
    this.name = 'FileInRemovalError'
  }
}

const UNCLAIMED_FOR_S = 24 * 3600
/** A removal takes seconds; one that was begun this long ago has ended with its process. */
const ABANDONED_AFTER_S = 600
const FILES_AT_A_TIME = 100

export function createStoredFiles({ db, blobs }: { db: Db; blobs: BlobStore }): StoredFiles {
  /** Takes files to remove, a few at a time, so that no other process removes them too. */
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

  /** Of files that were taken and not touched: nobody need wait until they read as abandoned. */
  async function putBack(files: readonly FileKey[]): Promise<void> {
    if (files.length === 0) return
    const organizationIds = files.map(({ organizationId }) => organizationId)
    const contents = files.map(({ sha256 }) => sha256)
    await sql`UPDATE unclaimed_file SET removing_since = NULL WHERE (organization_id, sha256) IN
      (SELECT * FROM unnest(${organizationIds}::uuid[], ${contents}::text[]))`.execute(db)
  }

  /** One that cannot be removed is tried again in a day, or others would wait behind it for ever. */
  const standBack = ({ organizationId, sha256 }: FileKey) =>
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

  /** Files can be here and named all the same: stored again, by a submission that failed after it. */
  async function isNamed({ organizationId, sha256 }: FileKey): Promise<boolean> {
    const named = await namedFiles(db, organizationId, [sha256])
    return named.size > 0
  }

  async function removeTaken(files: readonly FileKey[], signal: AbortSignal): Promise<number> {
    let touched = 0
    let removed = 0
    try {
      for (const file of files) {
        if (signal.aborted) break
        touched++
        // Looked at only now: from when the row says so, no further record can name the file.
        if (!(await isNamed(file))) {
          try {
            await blobs.remove(blobKey(file.organizationId, file.sha256))
          } catch (error) {
            await standBack(file)
            throw error
          }
          removed++
        }
        await forget(file)
      }
      return removed
    } finally {
      await putBack(files.slice(touched))
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
        // Long before others may take them for abandoned.
        const late = AbortSignal.timeout((ABANDONED_AFTER_S * 1000) / 2)
        removed += await removeTaken(files, signal ? AbortSignal.any([late, signal]) : late)
        if (files.length < FILES_AT_A_TIME) return removed
      }
    },
  }
}

/**
 * In the transaction that makes the records: says of stored files that they are named now.
 *
 * @throws FileInRemovalError where one has been removed since it was stored
 */
export async function claimFiles(
  trx: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<void> {
  // In the same order everywhere: two that claim the same files do not wait for each other.
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
  // Somebody else has named them meanwhile, or did long ago.
  const named = await namedFiles(trx, organizationId, missing)
  for (const sha256 of missing)
    if (!named.has(sha256)) throw new FileInRemovalError({ organizationId, sha256 })
}

async function namedFiles(
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
