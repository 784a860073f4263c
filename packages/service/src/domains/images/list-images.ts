import { MAX_COMPARED, MAX_SEARCHED, type PictureListQuery } from '@endcap/api'
import { type RawBuilder, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { decodeCursor, encodeCursor } from '../../platform/http/cursor.ts'
import { isTrashed } from './trashed-images.ts'

export type PictureListing = Omit<PictureListQuery, 'cursor'> & {
  organizationId: string
  cursor: string | null
}
export type PictureFilters = Omit<PictureListing, 'cursor' | 'limit' | 'like'>

export type StoredPicture = {
  id: string
  sha256: string
  width: number
  height: number
  root_image_id: string | null
  created_at: Date
  pdp_id: string | null
  name: string | null
  external_id: string | null
  filename: string | null
}

/**
 * Returns a page of pictures, the newest first. Ids are ordered by time. A page reads a bounded number of
 * pictures, so that a search without results takes no longer than one with many.
 *
 * @throws DomainError INVALID_CURSOR
 */
export async function listImages(
  db: Db,
  listing: PictureListing,
): Promise<{ rows: StoredPicture[]; nextCursor: string | null }> {
  const { cursor, limit, like: _, ...scope } = listing
  const before = cursor === null ? null : decodeCursor(scope, cursor).id
  const among = isSearch(scope) ? MAX_SEARCHED : limit + 1
  const edge = await findEdge(db, scope, { before, among })
  const read = await readPictures(db, scope, { before, edge, limit: limit + 1 })
  const rows = read.slice(0, limit)
  const last = read.length > limit ? rows.at(-1)?.id : edge
  return { rows, nextCursor: last ? encodeCursor(scope, { value: '', id: last }) : null }
}

/** Returns the newest pictures that meet the filters, one of each content. */
export async function newestPictures(db: Db, filters: PictureFilters): Promise<StoredPicture[]> {
  const edge = await findEdge(db, filters, { before: null, among: MAX_SEARCHED })
  const found = await readPictures(db, filters, { before: null, edge, limit: MAX_COMPARED })
  return [...new Map(found.toReversed().map((picture) => [picture.sha256, picture])).values()]
}

/** Filters by listing or name may leave out most pictures. */
const isSearch = ({ q, retailer, tag }: PictureFilters): boolean => [q, retailer, tag].some((each) => each)

type Range = { before: string | null; edge: string | null; limit: number }

/** Returns the last id that a page reads. Null if fewer are left. */
async function findEdge(
  db: Db,
  filters: PictureFilters,
  { before, among }: { before: string | null; among: number },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM image WHERE ${sql.join(ownConditions(filters, before), sql` AND `)}
    ORDER BY id DESC OFFSET ${among - 1} LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}

async function readPictures(
  db: Db,
  filters: PictureFilters,
  { before, edge, limit }: Range,
): Promise<StoredPicture[]> {
  const own = [...ownConditions(filters, before), ...(edge === null ? [] : [sql`image.id >= ${edge}::uuid`])]
  const { rows } = await sql<StoredPicture>`
    SELECT image.id, image.sha256, image.width, image.height, image.root_image_id, image.created_at,
      pdp.id AS pdp_id, pdp.name, pdp.external_id, coalesce(place.filename, image.last_filename) AS filename
    FROM image
    LEFT JOIN image AS root ON root.id = image.root_image_id
    LEFT JOIN LATERAL (SELECT pdp_id, filename FROM pdp_image WHERE image_id = image.id LIMIT 1) AS place ON true
    LEFT JOIN pdp ON pdp.id = coalesce(place.pdp_id, image.origin_pdp_id, root.origin_pdp_id)
    WHERE ${sql.join([...own, ...listingConditions(filters)], sql` AND `)}
    ORDER BY image.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Returns conditions on `image` alone, which the index of an organization's images serves. */
function ownConditions(
  { organizationId, pdp_id: pdpId, since, until }: PictureFilters,
  before: string | null,
): RawBuilder<unknown>[] {
  return [
    sql`image.organization_id = ${organizationId}`,
    sql`NOT ${isTrashed}`,
    ...(before === null ? [] : [sql`image.id < ${before}::uuid`]),
    ...(since === undefined ? [] : [sql`image.id >= ${firstIdAt(since)}::uuid`]),
    ...(until === undefined ? [] : [sql`image.id < ${firstIdAt(until)}::uuid`]),
    ...(pdpId === undefined ? [] : [isUuid(pdpId) ? isOfPdp(pdpId) : sql`false`]),
  ]
}

/** Includes former images and those made from any of them. */
const isOfPdp = (pdpId: string): RawBuilder<unknown> => sql`image.id IN (
  WITH roots AS (
    SELECT image_id AS id FROM pdp_image WHERE pdp_id = ${pdpId}
    UNION SELECT id FROM image WHERE origin_pdp_id = ${pdpId})
  SELECT id FROM roots UNION SELECT made.id FROM roots JOIN image AS made ON made.root_image_id = roots.id)`

/** Returns conditions on the listing and the file name. */
function listingConditions({ q, retailer, tag }: PictureFilters): RawBuilder<unknown>[] {
  const texts = sql`lower(concat_ws(' ', pdp.name, pdp.external_id, place.filename, image.last_filename))`
  return [
    ...(q ? [sql`strpos(${texts}, lower(${q})) > 0`] : []),
    ...(retailer === undefined ? [] : [sql`pdp.retailer = ${retailer}`]),
    ...(tag === undefined ? [] : [sql`pdp.tags @> ARRAY[${tag}]::text[]`]),
  ]
}

/** Returns the lowest UUIDv7 of a millisecond (RFC 9562, section 5.7). */
function firstIdAt(time: string): string {
  const hex = Math.max(0, new Date(time).getTime()).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
