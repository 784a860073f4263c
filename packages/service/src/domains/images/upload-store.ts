import type { FileFacts } from '@endcap/scoring'
import { type Selectable, sql } from 'kysely'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import { claimFiles } from '../../platform/blobs/stored-files.ts'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { removeContentsOf } from './remove-images.ts'

/** An uploaded image of an organization. Its file stays stored at least until it expires. */
export type Upload = {
  id: string
  sha256: string
  file: Pick<FileFacts, 'format' | 'widthPx' | 'heightPx' | 'byteLength'>
  expiresAt: Date
}

/** Returns an upload of the organization that has not expired, or null. */
export type FindUpload = (organizationId: string, uploadId: string) => Promise<Upload | null>

/** Time for which an upload can be submitted. */
const LIFETIME_S = 24 * 3600
const UPLOADS_AT_A_TIME = 100

/** Records an upload of a stored file in a transaction. @throws FileInRemovalError */
export async function insertUpload(
  trx: Db,
  organizationId: string,
  { sha256, file }: Pick<Upload, 'sha256' | 'file'>,
): Promise<Upload> {
  await claimFiles(trx, organizationId, [sha256])
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
  return fromRow(row)
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
    return row ? fromRow(row) : null
  }

/**
 * Removes expired uploads. The files that nothing else refers to become unreferenced, and are removed later. A
 * maintenance task, safe to run concurrently.
 */
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

const fromRow = (row: Selectable<Schema['upload']>): Upload => ({
  id: row.id,
  sha256: row.sha256,
  file: {
    // The database stores formats that the decoder has found.
    format: row.format as FileFacts['format'],
    widthPx: row.width,
    heightPx: row.height,
    byteLength: row.byte_length,
  },
  expiresAt: row.expires_at,
})
