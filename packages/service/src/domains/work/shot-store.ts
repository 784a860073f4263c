import type { ShotStatus, WorkShotFilters } from '@endcap/api'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import { hasId, optional } from '../../platform/db/conditions.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ShotTable } from '../../platform/db/schema.ts'
import { cutPage, decodeCursor } from '../../platform/http/cursor.ts'
import { isTrashed } from '../images/trashed-images.ts'
import { noSuchShot } from '../pdps/record/own-pdp.ts'
import type { Pdp } from '../pdps/record/pdp.ts'
import type { PdpStore } from '../pdps/record/pdp-store.ts'

export type Shot = Selectable<ShotTable> & {
  /** `due_on` as `YYYY-MM-DD`. */
  due_day: string | null
}

/** A shot with its listing and pictures. */
export type ShownShot = Shot & {
  assignee_name: string | null
  id_type: 'id' | 'gtin' | 'asin'
  external_id: string
  retailer: string
  name: string | null
  hero_sha256: string | null
  /** At the place of the shot. */
  current: ShownImage | null
  picture: ShownImage | null
  examples: ShownImage[]
  comments: number
  sort_value: string
}

export type ShownImage = { image_id: string; sha256: string; width: number; height: number }

/** `userId` is the person that asks, for `mine`. */
export type ShotFilters = WorkShotFilters & { organizationId: string; userId: string | null }

/** Status first, then the time that counts in it. */
const ORDER = sql`(CASE shot.status
  WHEN 'to_review' THEN 1e12 + extract(epoch FROM coalesce(shot.sent_at, shot.updated_at))
  WHEN 'to_do' THEN 2e12 + extract(epoch FROM coalesce(shot.due_on, '9999-12-31'::date))
  WHEN 'at_studio' THEN 3e12 + extract(epoch FROM coalesce(shot.due_on, '9999-12-31'::date))
  ELSE 5e12 - extract(epoch FROM shot.done_at) END)::double precision`

const image = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`CASE WHEN ${column('id')} IS NOT NULL THEN json_build_object('image_id', ${column('id')},
    'sha256', ${column('sha256')}, 'width', ${column('width')}, 'height', ${column('height')}) END`
}

async function selectShots(
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<ShownShot[]> {
  const { rows } = await sql<ShownShot>`
    SELECT shot.*, shot.due_on::text AS due_day, ${ORDER}::text AS sort_value,
      coalesce(person.name, person.email) AS assignee_name,
      (SELECT count(*)::int FROM comment WHERE comment.shot_id = shot.id) AS comments,
      pdp.id_type, pdp.external_id, pdp.retailer, pdp.name, hero.sha256 AS hero_sha256,
      ${image('current')} AS current, ${image('sent')} AS picture,
      coalesce((SELECT json_agg(${image('image')} ORDER BY array_position(shot.example_image_ids, image.id)) FROM image
        WHERE image.organization_id = shot.organization_id AND image.id = ANY(shot.example_image_ids)
          AND NOT ${isTrashed}), '[]') AS examples
    FROM shot JOIN pdp ON pdp.id = shot.pdp_id
    LEFT JOIN user_account AS person ON person.id = shot.assignee_id
    LEFT JOIN image AS sent ON sent.id = shot.sent_image_id
    LEFT JOIN pdp_image AS main ON main.pdp_id = pdp.id AND main.position = 0
    LEFT JOIN image AS hero ON hero.id = main.image_id
    LEFT JOIN pdp_image AS place ON place.pdp_id = pdp.id AND place.position = shot.position
    LEFT JOIN image AS current ON current.id = place.image_id
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${ORDER}, shot.id LIMIT ${limit}`.execute(db)
  return rows
}

function conditionsOf({ organizationId, userId, ...filters }: ShotFilters): RawBuilder<unknown>[] {
  const { mine, assignee_id: assignee, agency, status, due_until: until, pdp_id: pdpId, tag } = filters
  return [
    sql`shot.organization_id = ${organizationId}`,
    ...(mine === 'true' ? [isMine(userId)] : []),
    ...optional(assignee, hasId('shot.assignee_id')),
    ...optional(agency, (name) => sql`shot.agency = ${name}`),
    ...optional(status, (value) => sql`shot.status = ${value}`),
    ...optional(until, (day) => sql`shot.due_on <= ${day}::date`),
    ...optional(filters.asset_type, (type) => sql`shot.asset_type = ${type}`),
    ...optional(pdpId, hasId('shot.pdp_id')),
    ...optional(filters.retailer, (retailer) => sql`pdp.retailer = ${retailer}`),
    ...optional(tag, (value) => sql`pdp.tags @> ARRAY[${value}]::text[]`),
  ]
}

/** A credential makes shots, but nothing waits for it. */
const isMine = (userId: string | null): RawBuilder<unknown> =>
  userId === null
    ? sql`false`
    : sql`(shot.assignee_id = ${userId}::uuid OR shot.created_by->>'id' = ${userId}
        AND (shot.assignee_id IS NULL OR shot.status = 'to_review'))`

/** Returns a page of shots. @throws DomainError INVALID_CURSOR */
export async function listShots(
  db: Db,
  { cursor, limit, ...filters }: ShotFilters & { cursor: string | null; limit: number },
): Promise<{ rows: ShownShot[]; nextCursor: string | null }> {
  const scope = { ...filters, list: 'work' }
  const after = cursor === null ? null : decodeCursor(scope, cursor)
  const isBehind = after
    ? [sql`(${ORDER}, shot.id) > (${after.value}::double precision, ${after.id}::uuid)`]
    : []
  const rows = await selectShots(db, [...conditionsOf(filters), ...isBehind], limit + 1)
  return cutPage(rows, limit, scope, ({ sort_value: value, id }) => ({ value, id }))
}

export type ShotCounts = Record<ShotStatus | 'late', number>

/** Counts shots by status, those that are done in the last 30 days. */
export async function countShots(db: Db, filters: ShotFilters): Promise<ShotCounts> {
  const count = (condition: RawBuilder<unknown>) => sql`count(*) FILTER (WHERE ${condition})::int`
  const { rows } = await sql<ShotCounts>`
    SELECT ${count(sql`status_of = 'to_review'`)} AS to_review, ${count(sql`status_of = 'to_do'`)} AS to_do,
      ${count(sql`status_of = 'at_studio'`)} AS at_studio,
      ${count(sql`done_at > now() - interval '30 days'`)} AS done,
      ${count(sql`status_of <> 'done' AND due_on < (now() AT TIME ZONE 'UTC')::date`)} AS late
    FROM (SELECT shot.status AS status_of, shot.done_at, shot.due_on FROM shot JOIN pdp ON pdp.id = shot.pdp_id
      WHERE ${sql.join(conditionsOf(filters), sql` AND `)}) AS counted`.execute(db)
  return rows[0] ?? { to_review: 0, to_do: 0, at_studio: 0, done: 0, late: 0 }
}

/** Reads a shot with its listing and pictures. @throws DomainError SHOT_NOT_FOUND */
export async function findShot(db: Db, organizationId: string, shotId: string): Promise<ShownShot> {
  if (!isUuid(shotId)) throw noSuchShot()
  const own = [sql`shot.organization_id = ${organizationId}`, sql`shot.id = ${shotId}::uuid`]
  const [shot] = await selectShots(db, own, 1)
  if (!shot) throw noSuchShot()
  return shot
}

/** Reads shots of an organization. Unknown ids are left out. */
export const findShots = (db: Db, organizationId: string, shotIds: readonly string[]): Promise<ShownShot[]> =>
  selectShots(
    db,
    [sql`shot.organization_id = ${organizationId}`, sql`shot.id = ANY(${shotIds}::uuid[])`],
    shotIds.length,
  )

/**
 * Locks a shot and before it its PDP, as deletions do. Needed for rows that refer to the PDP.
 *
 * @throws DomainError SHOT_NOT_FOUND
 */
export async function lockShotAndPdp(
  trx: Db,
  pdps: Pick<PdpStore, 'lock'>,
  organizationId: string,
  shotId: string,
): Promise<{ shot: Shot; pdp: Pdp }> {
  const { pdp_id: pdpId } = await findShot(trx, organizationId, shotId)
  const pdp = await pdps.lock(trx, pdpId)
  if (!pdp) throw noSuchShot()
  return { pdp, shot: await lockShot(trx, organizationId, shotId) }
}

/** Locks a shot. @throws DomainError SHOT_NOT_FOUND */
export async function lockShot(trx: Db, organizationId: string, shotId: string): Promise<Shot> {
  if (!isUuid(shotId)) throw noSuchShot()
  const { rows } = await sql<Shot>`
    SELECT shot.*, due_on::text AS due_day FROM shot
    WHERE organization_id = ${organizationId} AND id = ${shotId}::uuid FOR UPDATE`.execute(trx)
  const [shot] = rows
  if (!shot) throw noSuchShot()
  return shot
}
