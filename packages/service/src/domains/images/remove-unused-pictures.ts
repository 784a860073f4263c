import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { removeImages } from './remove-images.ts'

/** Removing an image reads and changes a dozen tables. */
const IMAGES_AT_A_TIME = 50

export type UnusedPictures = { images: number; bytes: number }

/**
 * Former images of a listing that no history set, correction or Spark record uses. Excludes single images,
 * which clients delete.
 */
const unused = (days: number): RawBuilder<boolean> => sql`
  image.origin_pdp_id IS NOT NULL AND image.root_image_id IS NULL
  AND image.created_at < now() - make_interval(days => ${days})
  AND NOT EXISTS (SELECT FROM pdp_image WHERE pdp_image.image_id = image.id)
  AND NOT EXISTS (SELECT FROM pdp_history, json_array_elements(pdp_history.images) AS state
    WHERE pdp_history.pdp_id = image.origin_pdp_id AND state->>'image_id' = image.id::text)
  AND NOT EXISTS (SELECT FROM pdp
    WHERE pdp.id = image.origin_pdp_id AND strpos(pdp.result::text, image.id::text) > 0)
  AND NOT EXISTS (SELECT FROM correction WHERE correction.organization_id = image.organization_id
    AND (correction.image_id = image.id OR image.sha256 IN (correction.sha256, correction.other_sha256)))
  AND NOT EXISTS (SELECT FROM trash_image WHERE trash_image.image_id = image.id)
  AND NOT EXISTS (SELECT FROM shot WHERE shot.sent_image_id = image.id)
  AND NOT EXISTS (SELECT FROM comment WHERE comment.image_id = image.id)
  AND NOT EXISTS (SELECT FROM spark_request WHERE spark_request.image_id = image.id)
  AND NOT EXISTS (SELECT FROM spark_child WHERE spark_child.image_id = image.id)
  AND NOT EXISTS (SELECT FROM image AS child WHERE child.root_image_id = image.id)`

/** Counts pictures unused since their submission, at least `days` ago. */
export async function countUnusedPictures(db: Db, days: number): Promise<UnusedPictures> {
  const { rows } = await sql<UnusedPictures>`
    SELECT count(*)::int AS images, coalesce(sum(byte_length), 0)::double precision AS bytes
    FROM image WHERE ${unused(days)}`.execute(db)
  return rows[0] ?? { images: 0, bytes: 0 }
}

/** Removes unused pictures and returns their count. Safe to run concurrently. */
export async function removeUnusedPictures(
  db: Db,
  days: number,
  signal: AbortSignal,
): Promise<UnusedPictures> {
  const removed = { images: 0, bytes: 0 }
  await inBatches(db, signal, IMAGES_AT_A_TIME, async (trx) => {
    // The lock keeps submissions from taking an image back, so the second check is final.
    const { rows: locked } = await sql<{ id: string }>`
      SELECT id FROM image WHERE ${unused(days)} ORDER BY id LIMIT ${IMAGES_AT_A_TIME}
      FOR UPDATE SKIP LOCKED`.execute(trx)
    const ids = locked.map(({ id }) => id)
    const { rows } = await sql<{ id: string; organization_id: string; byte_length: number }>`
      SELECT id, organization_id, byte_length FROM image
      WHERE id = ANY(${ids}::uuid[]) AND ${unused(days)}`.execute(trx)
    for (const [organizationId, images] of Map.groupBy(rows, (row) => row.organization_id))
      await removeImages(
        trx,
        organizationId,
        images.map(({ id }) => id),
      )
    removed.images += rows.length
    removed.bytes += rows.reduce((sum, { byte_length: bytes }) => sum + bytes, 0)
    // Images taken back between the two checks do not end the batches early.
    return locked.length
  })
  return removed
}
