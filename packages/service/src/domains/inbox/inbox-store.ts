import { INBOX_DAYS, type InboxItem } from '@endcap/api'
import { type Selectable, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { cutPage, decodeCursor } from '../../platform/http/cursor.ts'
import type { PdpLimit } from '../auth/access-tokens.ts'
import { presentAuthors } from '../auth/present-authors.ts'
import { isOfListing } from './notify.ts'

/** `limit` is that of the person's role. */
export type Owner = { organizationId: string; userId: string; limit: PdpLimit | null }

type Row = Selectable<Schema['inbox_item']> & {
  external_id: string | null
  name: string | null
  text: string | null
}

type Page = { cursor: string | null; limit: number; isUnread: boolean }

/** Returns a page of a person's inbox, the newest first. @throws DomainError INVALID_CURSOR */
export async function listInbox(
  db: Db,
  owner: Owner,
  { cursor, limit, isUnread }: Page,
): Promise<{ items: InboxItem[]; nextCursor: string | null }> {
  const scope = { ...owner, isUnread, list: 'inbox' }
  const before = cursor === null ? null : decodeCursor(scope, cursor).id
  const read = await sql<Row>`
    SELECT inbox_item.*, pdp.external_id, pdp.name, comment.text FROM inbox_item
    LEFT JOIN pdp ON pdp.id = inbox_item.pdp_id
    LEFT JOIN comment ON comment.id = inbox_item.comment_id
    WHERE inbox_item.user_id = ${owner.userId}::uuid AND inbox_item.organization_id = ${owner.organizationId}
      AND ${isOfListing(owner.limit)} ${isUnread ? sql`AND read_at IS NULL` : sql``}
      ${before === null ? sql`` : sql`AND inbox_item.id < ${before}::uuid`}
    ORDER BY inbox_item.id DESC LIMIT ${limit + 1}`.execute(db)
  const { rows, nextCursor } = cutPage(read.rows, limit, scope, ({ id }) => ({ value: '', id }))
  const authorOf = await presentAuthors(
    db,
    rows.map(({ caused_by: by }) => by),
  )
  return { items: rows.map((row) => ({ ...present(row), by: authorOf(row.caused_by) })), nextCursor }
}

/** `notify` has written the details of each kind. */
function present({ details, ...row }: Row): Omit<InboxItem, 'by'> {
  const isOf = (kind: string) => (row.kind === kind ? details : null)
  return {
    item_id: row.id,
    kind: row.kind as InboxItem['kind'],
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    listing:
      row.pdp_id !== null && row.external_id !== null
        ? { pdp_id: row.pdp_id, id: row.external_id, name: row.name }
        : null,
    image_id: row.image_id,
    shot_id: row.shot_id,
    comment:
      row.comment_id !== null && row.text !== null ? { comment_id: row.comment_id, text: row.text } : null,
    score: isOf('score_dropped') as InboxItem['score'],
    imported: isOf('import_done') as InboxItem['imported'],
    live: (isOf('live_alert') ?? isOf('live_unread')) as InboxItem['live'],
    test: (isOf('test_due') ?? isOf('test_decided')) as InboxItem['test'],
  }
}

/** Marks items of a person as read; null for all. */
export async function markRead(db: Db, owner: Owner, ids: readonly string[] | null): Promise<void> {
  const chosen = ids === null ? sql`true` : sql`id = ANY(${ids.filter((id) => isUuid(id))}::uuid[])`
  await sql`
    UPDATE inbox_item SET read_at = now()
    WHERE user_id = ${owner.userId}::uuid AND organization_id = ${owner.organizationId} AND read_at IS NULL
      AND ${chosen}`.execute(db)
}

const ITEMS_AT_A_TIME = 500

/** Removes items after `INBOX_DAYS`. Safe to run concurrently. */
export const removeExpiredItems = (db: Db, signal: AbortSignal): Promise<void> =>
  inBatches(db, signal, ITEMS_AT_A_TIME, async (trx) => {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM inbox_item WHERE id IN (
        SELECT id FROM inbox_item WHERE created_at < now() - make_interval(days => ${INBOX_DAYS})
        ORDER BY created_at LIMIT ${ITEMS_AT_A_TIME} FOR UPDATE SKIP LOCKED)`.execute(trx)
    return Number(numAffectedRows)
  })
