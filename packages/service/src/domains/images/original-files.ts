import type { ConvertedFormat } from '@endcap/vision'
import { sql } from 'kysely'
import { type FileKey, lockReferenced } from '../../platform/blobs/unclaimed-files.ts'
import type { Db } from '../../platform/db/database.ts'

/** A converted file, kept as long as the resulting content. */
export type OriginalFile = { sha256: string; format: ConvertedFormat; byteLength: number }

/** Records an original, whose file is claimed. The first of several stays. */
export async function insertOriginal(
  trx: Db,
  organizationId: string,
  imageSha256: string,
  { sha256, format, byteLength }: OriginalFile,
): Promise<void> {
  await trx
    .insertInto('original_file')
    .values({
      organization_id: organizationId,
      image_sha256: imageSha256,
      sha256,
      format,
      byte_length: byteLength,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Releases the file again if it is not the first.
  await lockReferenced(trx, organizationId, [sha256])
}

/** Returns the original, or null for content that was not converted. */
export async function findOriginal(
  db: Db,
  { organizationId, sha256 }: FileKey,
): Promise<OriginalFile | null> {
  const row = await db
    .selectFrom('original_file')
    .select(['sha256', 'format', 'byte_length'])
    .where('organization_id', '=', organizationId)
    .where('image_sha256', '=', sha256)
    .executeTakeFirst()
  return row ? { sha256: row.sha256, format: row.format, byteLength: row.byte_length } : null
}

/** Returns the originals of some contents. */
export async function originalsOf(
  trx: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('original_file')
    .select('sha256')
    .where('organization_id', '=', organizationId)
    .where('image_sha256', '=', sql<string>`ANY(${contents})`)
    .execute()
  return rows.map(({ sha256 }) => sha256)
}

/** Deletes originals of removed contents and releases their files. */
export async function removeOriginals(
  trx: Db,
  organizationId: string,
  contents: readonly string[],
): Promise<void> {
  const removed = await trx
    .deleteFrom('original_file')
    .where('organization_id', '=', organizationId)
    .where('image_sha256', 'in', contents)
    .returning('sha256')
    .execute()
  if (removed.length === 0) return
  await lockReferenced(
    trx,
    organizationId,
    removed.map(({ sha256 }) => sha256),
  )
}
