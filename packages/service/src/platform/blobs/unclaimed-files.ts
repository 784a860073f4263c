import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type FileKey = { organizationId: string; sha256: string }

/** A process that removes for longer is dead. A removal takes seconds. */
export const ABANDONED_AFTER_S = 600

/** Includes unreferenced files. */
export async function hasStoredFile(db: Db, { organizationId, sha256 }: FileKey): Promise<boolean> {
  const row = await db
    .selectFrom('stored_file')
    .select('sha256')
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns stored files of an organization. */
export async function listStoredFiles(db: Db, organizationId: string, limit: number): Promise<FileKey[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('sha256')
    .where('organization_id', '=', organizationId)
    .limit(limit)
    .execute()
  return rows.map(({ sha256 }) => ({ organizationId, sha256 }))
}

/** `origin`: what an image states about itself, if it was read. */
export type FileRecord = { byteLength: number; origin?: object | undefined }

/** Records a file as unreferenced. Returns false during its removal. */
export async function registerFile(
  db: Db,
  { organizationId, sha256 }: FileKey,
  { byteLength, origin }: FileRecord,
): Promise<boolean> {
  const { rows } = await sql`
    WITH stored AS (
      INSERT INTO stored_file (organization_id, sha256, byte_length, origin)
      VALUES (${organizationId}, ${sha256}, ${byteLength}, ${origin ? JSON.stringify(origin) : null})
      ON CONFLICT (organization_id, sha256) DO UPDATE
      SET damaged_at = NULL, origin = coalesce(excluded.origin, stored_file.origin)
      WHERE stored_file.damaged_at IS NOT NULL
        OR excluded.origin IS NOT NULL AND stored_file.origin IS DISTINCT FROM excluded.origin)
    INSERT INTO unclaimed_file (organization_id, sha256) VALUES (${organizationId}, ${sha256})
    ON CONFLICT (organization_id, sha256) DO UPDATE SET stored_at = now(), removing_since = NULL
    WHERE unclaimed_file.removing_since IS NULL
      OR unclaimed_file.removing_since < now() - make_interval(secs => ${ABANDONED_AFTER_S})
    RETURNING 1`.execute(db)
  return rows.length > 0
}

/** Reserves up to `limit` files, so that no other process removes them. */
export async function reserveUnclaimed(
  db: Db,
  { ageS, limit }: { ageS: number; limit: number },
): Promise<FileKey[]> {
  const { rows } = await sql<FileKey>`
    UPDATE unclaimed_file SET removing_since = now()
    WHERE (organization_id, sha256) IN (
      SELECT organization_id, sha256 FROM unclaimed_file
      WHERE stored_at < now() - make_interval(secs => ${ageS})
        AND (removing_since IS NULL OR removing_since < now() - make_interval(secs => ${ABANDONED_AFTER_S}))
      ORDER BY stored_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING organization_id AS "organizationId", sha256`.execute(db)
  return rows
}

/** Lets unprocessed files be stored again at once. */
export async function releaseFiles(db: Db, files: readonly FileKey[]): Promise<void> {
  if (files.length === 0) return
  const organizationIds = files.map(({ organizationId }) => organizationId)
  const contents = files.map(({ sha256 }) => sha256)
  await sql`UPDATE unclaimed_file SET removing_since = NULL WHERE (organization_id, sha256) IN
    (SELECT * FROM unnest(${organizationIds}::uuid[], ${contents}::text[]))`.execute(db)
}

/** Retries in a day, so that one bad file does not block others. */
export async function deferRemoval(db: Db, { organizationId, sha256 }: FileKey): Promise<void> {
  await db
    .updateTable('unclaimed_file')
    .set({ stored_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sha256)
    .execute()
}

/** Deletes the record of a removed or referenced file. */
export async function forgetFile(db: Db, { organizationId, sha256 }: FileKey): Promise<void> {
  await db
    .deleteFrom('unclaimed_file')
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sha256)
    .where('removing_since', 'is not', null)
    .execute()
}

/** Deletes all records of a removed file. */
export async function forgetStoredFile(db: Db, file: FileKey): Promise<void> {
  const { organizationId, sha256 } = file
  // In the order of `registerFile`, whose main statement precedes its CTE. Another order could deadlock.
  await db.transaction().execute(async (trx) => {
    await forgetFile(trx, file)
    await trx
      .deleteFrom('stored_file')
      .where('organization_id', '=', organizationId)
      .where('sha256', '=', sha256)
      .execute()
  })
}

/** `isStored`: recorded as unreferenced, and not in removal. */
export type LockedFile = { sha256: string; isStored: boolean }

/** Locks contents, so that references and removal wait for each other. Adds missing rows. */
export async function lockFiles(
  trx: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<LockedFile[]> {
  // A fixed order prevents deadlocks. New rows have no `xmax`.
  const { rows } = await sql<LockedFile>`
    INSERT INTO unclaimed_file (organization_id, sha256)
    SELECT DISTINCT ${organizationId}::uuid, sha256 FROM unnest(${contents}::text[]) AS sha256 ORDER BY sha256
    ON CONFLICT (organization_id, sha256) DO UPDATE SET stored_at = now()
    RETURNING sha256, xmax <> 0 AND removing_since IS NULL AS "isStored"`.execute(trx)
  return rows
}

/** Unlists contents that now have a record, except in removal. */
export async function markReferenced(
  trx: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<void> {
  await sql`DELETE FROM unclaimed_file
    WHERE organization_id = ${organizationId} AND sha256 = ANY(${contents}) AND removing_since IS NULL`.execute(
    trx,
  )
}

type FileTable =
  | 'image'
  | 'draft_file'
  | 'upload'
  | 'original_file'
  | 'import'
  | 'live_picture'
  | 'rival_picture'
  | 'outcome_picture'

/** Returns the contents that records refer to. */
export async function referencedFiles(
  executor: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Set<string>> {
  const ownedIn = (table: FileTable) =>
    executor
      .selectFrom(table)
      .select('sha256')
      .where('organization_id', '=', organizationId)
      .where('sha256', '=', sql<string>`ANY(${contents})`)
  const rows = await ownedIn('image')
    .union(ownedIn('draft_file'))
    .union(ownedIn('upload'))
    .union(ownedIn('original_file'))
    .union(ownedIn('import'))
    .union(ownedIn('live_picture'))
    .union(ownedIn('rival_picture'))
    .union(ownedIn('outcome_picture'))
    .execute()
  return new Set(rows.map(({ sha256 }) => sha256))
}

/** Locks contents, and lists unreferenced ones for removal. */
export async function lockReferenced(
  trx: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<Set<string>> {
  await lockFiles(trx, organizationId, contents)
  const referenced = await referencedFiles(trx, organizationId, contents)
  await markReferenced(trx, organizationId, [...referenced])
  return referenced
}

/** Records changed bytes. Storing the file again clears it. */
export async function markDamaged(db: Db, { organizationId, sha256 }: FileKey): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ damaged_at: new Date() })
    .where('organization_id', '=', organizationId)
    .where('sha256', '=', sha256)
    .execute()
}
