import type { AuditEvent } from '@endcap/api'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import { cutPage, decodeCursor } from '../../../platform/http/cursor.ts'
import type { PdpLimit } from '../../auth/access-tokens.ts'
import { withinLimit } from '../../auth/within-limit.ts'
import { removeImages } from '../../images/remove-images.ts'
import type { Pdp } from '../record/pdp.ts'
import { readRows } from './trash-rows.ts'

/** Copies the rows of a locked PDP, which the caller deletes, and names its images. */
export async function copyToTrash(trx: Db, pdp: Pdp, imageIds: readonly string[]): Promise<void> {
  const { id: pdpId, organization_id: organizationId } = pdp
  const actor = actorOfWork()
  const trashId = uuidV7()
  const rows = await readRows(trx, { organizationId, pdpId })
  await sql`
    INSERT INTO trash (id, organization_id, pdp_id, id_type, external_id, retailer, name, tags, pdp_score, hero_sha256,
      actor_kind, actor_id, rows)
    SELECT ${trashId}, organization_id, id, id_type, external_id, retailer, name, tags,
      (SELECT pdp_score FROM pdp_summary WHERE pdp_id = pdp.id),
      (SELECT sha256 FROM pdp_image JOIN image ON image.id = image_id WHERE pdp_id = pdp.id AND position = 0),
      ${actor?.kind ?? 'operator'}, ${actor?.id ?? null}, ${rows}::json
    FROM pdp WHERE id = ${pdpId}`.execute(trx)
  const isOwn = sql`organization_id = ${organizationId}
    AND (id = ANY(${imageIds}::uuid[]) OR root_image_id = ANY(${imageIds}::uuid[]))`
  // Spark discards results of failed requests. It locks requests before images, too.
  await sql`
    UPDATE spark_request SET status = 'failed', error = 'the listing was deleted', updated_at = now()
    WHERE status = 'processing' AND image_id IN (SELECT id FROM image WHERE ${isOwn})`.execute(trx)
  // In the order of `removeImages`, so that the two cannot deadlock.
  await sql`
    WITH own AS (
      SELECT id, category_id FROM image WHERE ${isOwn} ORDER BY id FOR UPDATE)
    INSERT INTO trash_image (trash_id, image_id, category_id)
    SELECT ${trashId}, id, category_id FROM own`.execute(trx)
}

/** Takes the category of images without a listing, so that nothing scores or counts them. */
export async function hideImages(trx: Db, pdpId: string): Promise<void> {
  await sql`
    UPDATE image SET category_id = NULL FROM trash_image JOIN trash ON trash.id = trash_id
    WHERE trash.pdp_id = ${pdpId} AND image.id = image_id
      AND NOT EXISTS (SELECT FROM pdp_image WHERE pdp_image.image_id = image.id)`.execute(trx)
}

/** Gives images their categories back. */
export async function showImages(trx: Db, trashId: string): Promise<void> {
  await sql`
    UPDATE image SET category_id = trash_image.category_id FROM trash_image
    WHERE trash_id = ${trashId} AND image.id = image_id AND image.category_id IS NULL`.execute(trx)
}

type Place = { organizationId: string; limit: PdpLimit | null }

export type ListedTrash = {
  id: string
  pdp_id: string
  id_type: Pdp['id_type']
  external_id: string
  retailer: string
  name: string | null
  pdp_score: number | null
  hero_sha256: string | null
  deleted_at: Date
  actor_kind: AuditEvent['actor']['kind']
  actor_id: string | null
  actor_name: string | null
}

const isWithin = ({ limit }: Place) => withinLimit('trash', limit)

/** Returns a page of deleted listings, the newest first. @throws DomainError INVALID_CURSOR */
export async function listTrash(
  db: Db,
  place: Place,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<{ rows: ListedTrash[]; nextCursor: string | null }> {
  const before = cursor === null ? null : decodeCursor(place, cursor).id
  const { rows } = await sql<ListedTrash>`
    SELECT trash.id, pdp_id, id_type, external_id, trash.retailer, trash.name, pdp_score, hero_sha256, deleted_at,
      actor_kind, actor_id, coalesce(person.name, person.email, credential.name) AS actor_name
    FROM trash
    LEFT JOIN user_account AS person ON actor_kind = 'person' AND person.id::text = actor_id
    LEFT JOIN credential ON actor_kind = 'credential' AND credential.client_id = actor_id
    WHERE trash.organization_id = ${place.organizationId} AND ${isWithin(place)}
      ${before === null ? sql`` : sql`AND trash.id < ${before}::uuid`}
    ORDER BY trash.id DESC LIMIT ${limit + 1}`.execute(db)
  return cutPage(rows, limit, place, ({ id }) => ({ value: '', id }))
}

/** Locks a deleted listing. */
export async function lockTrashed(
  trx: Db,
  place: Place,
  pdpId: string,
): Promise<Pick<ListedTrash, 'id' | 'id_type' | 'external_id' | 'retailer'> | null> {
  const { rows } = await sql<ListedTrash>`
    SELECT id, id_type, external_id, retailer FROM trash
    WHERE organization_id = ${place.organizationId} AND pdp_id = ${pdpId}::uuid AND ${isWithin(place)}
    FOR UPDATE`.execute(trx)
  return rows[0] ?? null
}

/** Removes a deleted listing, with the images that no other listing has. */
export async function removeFromTrash(
  trx: Db,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    WITH gone AS (DELETE FROM trash_image WHERE trash_id = ${id} RETURNING image_id AS id)
    SELECT id FROM gone
    WHERE NOT EXISTS (SELECT FROM pdp_image WHERE image_id = gone.id)
      AND NOT EXISTS (SELECT FROM trash_image WHERE image_id = gone.id AND trash_id <> ${id})`.execute(trx)
  await trx.deleteFrom('trash').where('id', '=', id).execute()
  await removeImages(
    trx,
    organizationId,
    rows.map((row) => row.id),
  )
}
