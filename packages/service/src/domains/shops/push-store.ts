import type { ShopPushProblem, ShopPushStatus } from '@endcap/api'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { BUSY, type BusyPush, type PlannedMedia, type ShopPushRow } from './push.ts'

/** @throws DomainError SHOP_PUSH_NOT_FOUND */
export async function ownPush(
  db: Db,
  organizationId: string,
  id: string,
  { locks = false } = {},
): Promise<ShopPushRow> {
  const row = isUuid(id)
    ? await db
        .selectFrom('shop_push')
        .selectAll()
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .$if(locks, (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined
  if (row) return row as ShopPushRow
  throw new DomainError('SHOP_PUSH_NOT_FOUND', 'there is no such push to a shop in your organization')
}

/** Returns pushes, the newest first. */
export async function listPushes(
  db: Db,
  organizationId: string,
  { pdpId, before, limit }: { pdpId: string | undefined; before: string | null; limit: number },
): Promise<ShopPushRow[]> {
  const rows = await db
    .selectFrom('shop_push')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$if(pdpId !== undefined, (query) => query.where(sql<boolean>`pdp_id::text = ${pdpId}`))
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows as ShopPushRow[]
}

/** Returns media of a shop by the SHA-256 of the image from which earlier pushes made them. */
export async function pushedMedia(db: Db, connectionId: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ sha256: string; ids: string[] }>`
    SELECT place->'image'->>'sha256' AS sha256, array_agg(DISTINCT place->>'mediaId') AS ids
    FROM shop_push, jsonb_array_elements(after) AS place
    WHERE connection_id = ${connectionId} AND place->>'mediaId' IS NOT NULL
      AND place->'image'->>'sha256' IS NOT NULL
    GROUP BY 1`.execute(db)
  return new Map(rows.map(({ sha256, ids }) => [sha256, ids]))
}

/** Begins an attempt. Null if there is no work. */
export async function beginAttempt(db: Db, id: string): Promise<BusyPush | null> {
  const row = await db
    .updateTable('shop_push')
    .set((eb) => ({ attempt: eb('attempt', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', BUSY)
    .returningAll()
    .executeTakeFirst()
  return row ? (row as BusyPush) : null
}

/** Another attempt has begun. */
export class StalePushError extends Error {
  constructor({ id }: Pick<ShopPushRow, 'id'>) {
    super(`another attempt works on the push ${id}`)
    this.name = 'StalePushError'
  }
}

type Change = {
  status?: ShopPushStatus
  step?: 'checking' | 'changing'
  after?: PlannedMedia[]
  problem?: ShopPushProblem | null
  message?: string | null
}

const ENDS: ReadonlySet<ShopPushStatus> = new Set(['completed', 'rolled_back', 'refused', 'failed'])

/** Stores the progress of an attempt, and returns the push. @throws StalePushError */
export async function advance(db: Db, push: BusyPush, { after, ...change }: Change): Promise<BusyPush> {
  const { status } = change
  const row = await db
    .updateTable('shop_push')
    .set({
      ...change,
      ...(after && { after: JSON.stringify(after) }),
      ...(status && ENDS.has(status) && { ended_at: sql<Date>`now()` }),
    })
    .where('id', '=', push.id)
    .where('attempt', '=', push.attempt)
    .where('status', '=', push.status)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new StalePushError(push)
  return row as BusyPush
}

/** Removes plans of the day before. */
export async function removeOldPlans(db: Db): Promise<void> {
  await db
    .deleteFrom('shop_push')
    .where('status', '=', 'planned')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
