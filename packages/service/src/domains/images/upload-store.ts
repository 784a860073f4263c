import { type Selectable, sql } from 'kysely'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import { claimFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { FetchedImage } from './download-image.ts'
import { fileOf } from './image-store.ts'
import { findOriginal, insertOriginal, type OriginalFile } from './original-files.ts'
import { removeContentsOf } from './remove-images.ts'

/** The file stays stored at least until the upload expires. */
export type Upload = {
  id: string
  sha256: string
  file: FetchedImage['file']
  original: OriginalFile | null
  expiresAt: Date
}

/** Returns an unexpired upload or null. */
export type FindUpload = (organizationId: string, uploadId: string) => Promise<Upload | null>

const LIFETIME_S = 24 * 3600
const UPLOADS_AT_A_TIME = 100

/** Records an upload of stored files. @throws FileInRemovalError */
export async function insertUpload(
  trx: Db,
  organizationId: string,
  { sha256, file, original }: Pick<Upload, 'sha256' | 'file'> & { original?: OriginalFile },
): Promise<Upload> {
  await claimFiles(trx, organizationId, original ? [sha256, original.sha256] : [sha256])
  if (original) await insertOriginal(trx, organizationId, sha256, original)
  const row = await trx
    .insertInto('upload')
    .values({
      id: uuidV7(),
      organization_id: organizationId,
      sha256,
      format: file.format,
      width: file.widthPx,
      height: file.heightPx,
      byte_length: file.byteLength,
      expires_at: sql<Date>`now() + make_interval(secs => ${LIFETIME_S})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return fromRow(row, await findOriginal(trx, { organizationId, sha256 }))
}

/** Creates the look-up of uploads. */
export const createFindUpload =
  (db: Db): FindUpload =>
  async (organizationId, uploadId) => {
    if (!isUuid(uploadId)) return null
    const row = await db
      .selectFrom('upload')
      .selectAll()
      .where('id', '=', uploadId)
      .where('organization_id', '=', organizationId)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst()
    return row ? fromRow(row, await findOriginal(db, { organizationId, sha256: row.sha256 })) : null
  }

/** Removes expired uploads; their files become unreferenced. Safe to run concurrently. */
export async function removeExpiredUploads(db: Db, signal: AbortSignal): Promise<void> {
  await inBatches(db, signal, UPLOADS_AT_A_TIME, removeSomeExpired)
}

async function removeSomeExpired(trx: Db): Promise<number> {
  const { rows } = await sql<{ organization_id: string; sha256: string }>`
    DELETE FROM upload WHERE id IN (
      SELECT id FROM upload WHERE expires_at <= now()
      ORDER BY expires_at LIMIT ${UPLOADS_AT_A_TIME} FOR UPDATE SKIP LOCKED)
    RETURNING organization_id, sha256`.execute(trx)
  await removeContentsOf(trx, rows)
  return rows.length
}

const fromRow = (row: Selectable<Schema['upload']>, original: OriginalFile | null): Upload => ({
  id: row.id,
  sha256: row.sha256,
  file: fileOf(row),
  original,
  expiresAt: row.expires_at,
})
