import { type EventData, type EventType, type InboxKind, SCORE_DROP } from '@endcap/api'
import { actorOfWork } from '@endcap/foundation/concurrency/work-scope'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { StoredAuthor } from '../../platform/db/schema.ts'
import type { PdpLimit } from '../auth/access-tokens.ts'
import { withinLimit } from '../auth/within-limit.ts'

type Recorded = { [Type in EventType]: { type: Type; data: EventData[Type] } }[EventType]

type News = {
  kind: InboxKind
  to: readonly (string | null)[]
  pdp_id?: string | null
  image_id?: string | null
  shot_id?: string | null
  comment_id?: string
  details?: Record<string, unknown>
  /** Defaults to the caller of the current request. */
  by?: StoredAuthor
}

/** More than anybody reads. Later items are left out until some are read. */
const MAX_UNREAD = 500

/** Puts an event into the inboxes of those whom it concerns, in its transaction. */
export async function notify(trx: Db, organizationId: string, event: Recorded): Promise<void> {
  const news = await newsOf(trx, event)
  if (!news) return
  const { to, kind, details, by, ...subject } = news
  // The person has asked for this news.
  const actor = kind === 'import_done' || kind === 'test_decided' ? null : actorOfWork()
  const author = by ?? actor
  const people = [...new Set(to)].filter((id) => id !== null && id !== actor?.id)
  for (const userId of people) {
    if (userId === null || (await countUnread(trx, organizationId, userId)) >= MAX_UNREAD) continue
    await trx
      .insertInto('inbox_item')
      .values({
        pdp_id: null,
        image_id: null,
        shot_id: null,
        comment_id: null,
        ...subject,
        id: uuidV7(),
        organization_id: organizationId,
        user_id: userId,
        kind,
        details: details ? JSON.stringify(details) : null,
        caused_by: author && JSON.stringify(author),
      })
      .execute()
  }
}

/** Counts the unread items of a person whose listing exists, within the limit of the person. */
export async function countUnread(
  db: Db,
  organizationId: string,
  userId: string,
  limit: PdpLimit | null = null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM inbox_item
    WHERE user_id = ${userId}::uuid AND organization_id = ${organizationId} AND read_at IS NULL
      AND ${isOfListing(limit)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Leaves out items of deleted listings, and of listings outside of the limit. */
export const isOfListing = (limit: PdpLimit | null) => sql`(
  inbox_item.pdp_id IS NULL
  OR EXISTS (SELECT FROM pdp WHERE pdp.id = inbox_item.pdp_id AND ${withinLimit('pdp', limit)}))`

async function newsOf(trx: Db, { type, data }: Recorded): Promise<News | null> {
  if (type === 'shot.changed') return newsOfShot(trx, data)
  if (type === 'comment.created') return newsOfComment(trx, data)
  if (type === 'import.completed') {
    const { import_id, submitted, failed } = data
    const details = { import_id, submitted, failed }
    return { kind: 'import_done', to: [await creatorOf(trx, 'import', import_id)], details }
  }
  if (type === 'spark.images.completed') {
    const to = [await creatorOf(trx, 'spark_request', data.batch_id)]
    return { kind: 'spark_ready', to, image_id: data.image_id }
  }
  if (type === 'live.alert') {
    const { pdp_id, watch_ids, wrong, moved, sent_score, shown_score, nights } = data
    const details = { wrong, moved, sent_score, shown_score, nights }
    return { kind: 'live_alert', to: await watchersOf(trx, pdp_id, watch_ids), pdp_id, details }
  }
  if (type === 'live.unread') {
    const { pdp_id, watch_ids, nights } = data
    const details = { wrong: 0, moved: 0, sent_score: null, shown_score: null, nights }
    return { kind: 'live_unread', to: await watchersOf(trx, pdp_id, watch_ids), pdp_id, details }
  }
  if (type === 'outcome_test.due' || type === 'outcome_test.decided') {
    const { test_id, name, pdp_id } = data
    const kind = type === 'outcome_test.due' ? 'test_due' : 'test_decided'
    return { kind, to: [await creatorOf(trx, 'outcome_test', test_id)], pdp_id, details: { test_id, name } }
  }
  if (type !== 'pdp.score_changed') return null
  const { pdp_id, previous_score: before, pdp_score: now } = data
  if (before - now < SCORE_DROP) return null
  return { kind: 'score_dropped', to: await workersOn(trx, pdp_id), pdp_id, details: { before, now } }
}

async function newsOfShot(trx: Db, data: EventData['shot.changed']): Promise<News | null> {
  const { shot_id, pdp_id, change, assignee_id: assignee, previous_assignee_id: before } = data
  const subject = { shot_id, pdp_id }
  if (change === 'sent') return { kind: 'to_review', to: [await creatorOf(trx, 'shot', shot_id)], ...subject }
  if (change === 'sent_back') return { kind: 'sent_back', to: [assignee], ...subject }
  if ((change === 'created' || change === 'changed') && assignee !== before)
    return { kind: 'assigned', to: [assignee], ...subject }
  return null
}

/** Guests mention nobody, so that their comments are for those who work on the shot. */
async function newsOfComment(trx: Db, data: EventData['comment.created']): Promise<News> {
  const { comment_id, pdp_id, image_id, shot_id, mentions } = data
  const subject = { comment_id, pdp_id, image_id, shot_id }
  const { rows } = await sql<{ created_by: string | null; assignee_id: string | null; author: StoredAuthor }>`
    SELECT CASE shot.created_by->>'kind' WHEN 'person' THEN shot.created_by->>'id' END AS created_by, assignee_id, comment.author FROM comment JOIN shot ON shot.id = shot_id
    WHERE comment.id = ${comment_id} AND comment.author->>'kind' = 'guest'`.execute(trx)
  const [guests] = rows
  if (!guests) return { kind: 'mentioned', to: mentions, ...subject }
  return { kind: 'commented', to: [guests.created_by, guests.assignee_id], by: guests.author, ...subject }
}

/** Returns the person that made something. */
async function creatorOf(
  trx: Db,
  table: 'import' | 'outcome_test' | 'spark_request' | 'shot',
  id: string,
): Promise<string | null> {
  const row = await trx.selectFrom(table).select('created_by').where('id', '=', id).executeTakeFirst()
  return row?.created_by?.kind === 'person' ? row.created_by.id : null
}

/** Returns the people that have set the images of a listing, or work on its shots. */
async function workersOn(trx: Db, pdpId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT changed_by->>'id' AS id FROM pdp WHERE id = ${pdpId} AND changed_by->>'kind' = 'person'
    UNION SELECT assignee_id::text FROM shot WHERE pdp_id = ${pdpId} AND assignee_id IS NOT NULL AND status <> 'done'
    UNION SELECT created_by->>'id' FROM shot
      WHERE pdp_id = ${pdpId} AND created_by->>'kind' = 'person' AND status <> 'done'`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Returns the people that have switched live checks on, or are to make a picture of the listing. */
async function watchersOf(trx: Db, pdpId: string, watchIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT created_by->>'id' AS id FROM live_watch
      WHERE id = ANY(${[...watchIds]}::uuid[]) AND created_by->>'kind' = 'person'
    UNION SELECT assignee_id::text FROM shot
      WHERE pdp_id = ${pdpId} AND assignee_id IS NOT NULL AND status <> 'done'`.execute(trx)
  return rows.map(({ id }) => id)
}
