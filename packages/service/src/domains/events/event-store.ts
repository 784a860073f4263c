import type { EndcapEvent, EventPage, EventType } from '@endcap/api'
import { type Selectable, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'

/** Place in the order of an organization's events, from 1. */
export type EventPosition = number

/** A place to continue reading. The id is null if no event is kept there. */
export type EventPlace = { position: EventPosition; id: string | null }

export type EventRead = {
  organizationId: string
  after: EventPlace
  /** Newest position. */
  head: EventPosition
  types?: readonly EventType[] | undefined
  limit: number
}

/** Positions that a filter by types examines per page, so a rare type does not scan all events. */
export const WINDOW = 5_000
/** Place before the oldest event, which has no id. */
export const BEGINNING = '0'
const KEPT_DAYS = 30
const EVENTS_AT_A_TIME = 1_000

/** Returns each organization's newest position. Leaves out organizations without events. */
export async function readHeads(
  db: Db,
  organizationIds: readonly string[],
): Promise<Map<string, EventPosition>> {
  const rows = await db
    .selectFrom('event_counter')
    .selectAll()
    .where('organization_id', '=', sql<string>`ANY(${organizationIds}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.organization_id, Number(row.last_position)]))
}

/** Returns an organization's newest position, or 0. */
export const readHead = async (db: Db, organizationId: string): Promise<EventPosition> =>
  (await readHeads(db, [organizationId])).get(organizationId) ?? 0

/**
 * Finds an event's place by id; `0` means before the oldest.
 *
 * @throws DomainError INVALID_CURSOR if the event does not exist or is no longer kept
 */
export async function placeOf(db: Db, organizationId: string, id: string): Promise<EventPlace> {
  if (id === BEGINNING) return oldestPlace(db, organizationId)
  const row = isUuid(id)
    ? await db
        .selectFrom('event')
        .select('position')
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .executeTakeFirst()
    : undefined
  if (!row)
    throw new DomainError(
      'INVALID_CURSOR',
      `after: there is no such event, or it is older than ${KEPT_DAYS} days`,
    )
  return { position: Number(row.position), id }
}

/** Returns the place before the oldest event, or the newest position if none is kept. */
async function oldestPlace(db: Db, organizationId: string): Promise<EventPlace> {
  // Read first, so events stored meanwhile come after it.
  const head = await readHead(db, organizationId)
  const row = await eventsOf(db, organizationId)
    .select('position')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return { position: row ? Number(row.position) - 1 : head, id: null }
}

/** Returns the place of the newest event at or before a position. */
export async function placeAt(db: Db, organizationId: string, position: EventPosition): Promise<EventPlace> {
  const row = await eventsOf(db, organizationId)
    .select('id')
    .where('position', '<=', String(position))
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { position, id: row?.id ?? null }
}

/**
 * Reads a page. `reached` is the place to continue, since a filter may examine events that it does not
 * return. All positions up to `head` are committed, so none is skipped.
 */
export async function readEvents(
  db: Db,
  { organizationId, after, head, types, limit }: EventRead,
): Promise<{ events: EndcapEvent[]; reached: EventPlace; hasMore: boolean }> {
  const end = Math.min(head, after.position + (types ? WINDOW : limit))
  if (end <= after.position) return { events: [], reached: after, hasMore: false }
  const rows = await eventsOf(db, organizationId)
    .select(['id', 'position', 'type', 'occurred_at', 'data'])
    .where('position', '>', String(after.position))
    .where('position', '<=', String(end))
    .$if(types !== undefined, (query) => query.where('type', '=', sql<string>`ANY(${types})`))
    .orderBy('position')
    .limit(limit)
    .execute()
  const last = rows.at(-1)
  // A full page of a filter may end before the window.
  const isFull = types !== undefined && rows.length === limit
  const position = isFull && last ? Number(last.position) : end
  const reached =
    last && Number(last.position) === position
      ? { position, id: last.id }
      : await placeAt(db, organizationId, position)
  return { events: rows.map(present), reached, hasMore: position < head }
}

/** Reads a page for the API. @throws DomainError INVALID_CURSOR */
export async function listEvents(
  db: Db,
  organizationId: string,
  {
    after = BEGINNING,
    types,
    limit,
  }: { after?: string | undefined; types?: EventType[] | undefined; limit: number },
): Promise<EventPage> {
  const start = await placeOf(db, organizationId, after)
  const head = await readHead(db, organizationId)
  const { events, reached, hasMore } = await readEvents(db, {
    organizationId,
    after: start,
    head,
    types,
    limit,
  })
  return { data: events, has_more: hasMore, next_after: reached.id }
}

/** Removes events after 30 days. Safe to run concurrently. */
export async function removeExpiredEvents(db: Db, signal: AbortSignal): Promise<void> {
  await inBatches(db, signal, EVENTS_AT_A_TIME, async (trx) => {
    // Ids are in time order, so the primary key finds the oldest.
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM event WHERE id IN (
        SELECT id FROM event WHERE id < ${firstKeptId()}::uuid
        ORDER BY id LIMIT ${EVENTS_AT_A_TIME} FOR UPDATE SKIP LOCKED)`.execute(trx)
    return Number(numAffectedRows)
  })
}

const DAY_MS = 24 * 3_600_000

/** Returns the lowest possible id of the last 30 days: a UUIDv7 (RFC 9562, section 5.7). */
export function firstKeptId(): string {
  const time = (Date.now() - KEPT_DAYS * DAY_MS).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

const eventsOf = (db: Db, organizationId: string) =>
  db.selectFrom('event').where('organization_id', '=', organizationId).where('position', 'is not', null)

type Row = Pick<Selectable<Schema['event']>, 'id' | 'type' | 'occurred_at' | 'data'>

/** `recordEvent` wrote the data of each type. */
const present = ({ id, type, occurred_at, data }: Row): EndcapEvent =>
  ({ id, type, timestamp: occurred_at.toISOString(), data }) as EndcapEvent
