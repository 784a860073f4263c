import type { BulkItemStatus, BulkReason } from '@endcap/api'
import type { Actor } from '@endcap/foundation/concurrency/work-scope'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { PdpLimit } from '../auth/access-tokens.ts'
import { BUSY, type BulkChange, type BulkItem, OPEN_ITEMS, type Side } from './bulk-change.ts'

/** Limited callers reach only what they have created. */
export type Reader = { organizationId: string; clientId: string; limit: PdpLimit | null }

/** @throws DomainError BULK_CHANGE_NOT_FOUND */
export async function ownBulkChange(
  executor: Db,
  reader: Reader,
  id: string,
  { locks = false } = {},
): Promise<BulkChange> {
  const row = isUuid(id)
    ? await ofReader(executor, reader)
        .where('id', '=', id)
        .$if(locks, (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined
  if (row) return row as unknown as BulkChange
  throw new DomainError('BULK_CHANGE_NOT_FOUND', 'there is no such bulk change in your organization')
}

/** Returns bulk changes, newest first, from the one before `before`. */
export async function listBulkChanges(
  db: Db,
  reader: Reader,
  { limit, before }: { limit: number; before: string | null },
): Promise<BulkChange[]> {
  const rows = await ofReader(db, reader)
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows as unknown as BulkChange[]
}

const ofReader = (executor: Db, { organizationId, clientId, limit }: Reader) =>
  executor
    .selectFrom('bulk_change')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$if(limit !== null, (query) => query.where(sql<boolean>`created_by->>'id' = ${clientId}`))

/** Begins an attempt, as of an import. Null if there is no work. */
export async function beginAttempt(db: Db, id: string): Promise<BulkChange | null> {
  const row = await db
    .updateTable('bulk_change')
    .set((eb) => ({ attempt: eb('attempt', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', BUSY)
    .returningAll()
    .executeTakeFirst()
  return row ? (row as unknown as BulkChange) : null
}

/** Locks against the end of this attempt. False if another has begun or the phase has ended. */
export async function holdsAttempt(
  trx: Db,
  { id, attempt, status }: BulkChange,
  lock: 'update' | 'share' = 'update',
): Promise<boolean> {
  const row = await trx
    .selectFrom('bulk_change')
    .select('id')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', status)
    .$if(lock === 'update', (query) => query.forUpdate())
    .$if(lock === 'share', (query) => query.forShare())
    .executeTakeFirst()
  return row !== undefined
}

/** Begins a phase of a locked bulk change. Returns the listings that it works on. */
export async function beginPhase(
  trx: Db,
  id: string,
  status: BulkChange['status'],
  undoneBy: Actor | null = null,
): Promise<number> {
  const isBusy = status === 'planning' || status === 'running' || status === 'undoing'
  const left = isBusy ? await countOpen(trx, { id, status }) : 0
  await trx
    .updateTable('bulk_change')
    .set({
      status,
      phase_at: sql<Date>`now()`,
      phase_left: left,
      ended_at: status === 'completed' || status === 'undone' ? sql<Date>`now()` : null,
      ...(undoneBy && { undone_by: JSON.stringify(undoneBy) }),
    })
    .where('id', '=', id)
    .execute()
  return left
}

type Phase = { id: string; status: (typeof BUSY)[number] }

/** Counts the listings that a phase still works on. */
export async function countOpen(db: Db, { id, status }: Phase): Promise<number> {
  const { count } = await db
    .selectFrom('bulk_change_item')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('bulk_change_id', '=', id)
    .where('status', 'in', OPEN_ITEMS[status])
    .executeTakeFirstOrThrow()
  return count
}

/** Returns items that a phase works on. */
export async function openItems(
  db: Db,
  { id, status }: Phase,
  { after, limit }: { after: number; limit: number },
): Promise<BulkItem[]> {
  const rows = await db
    .selectFrom('bulk_change_item')
    .selectAll()
    .where('bulk_change_id', '=', id)
    .where('status', 'in', OPEN_ITEMS[status])
    .where('rank', '>', after)
    .orderBy('rank')
    .limit(limit)
    .execute()
  return rows as unknown as BulkItem[]
}

export type ItemChange = {
  status: BulkItemStatus
  reason?: BulkReason | null
  before?: Side
  after?: Side
  scores?: { before: number; after: number } | null
  signature?: string | null
}

/** Another attempt has begun, or the phase has ended. */
export class StaleAttemptError extends Error {
  constructor({ id }: BulkChange) {
    super(`another attempt works on the bulk change ${id}`)
    this.name = 'StaleAttemptError'
  }
}

/** Changes an item in the transaction of its listing. @throws StaleAttemptError */
export async function settleItem(
  trx: Db,
  bulk: BulkChange,
  item: Pick<BulkItem, 'bulk_change_id' | 'pdp_id' | 'status'>,
  { before, after, scores, ...change }: ItemChange,
): Promise<void> {
  // An undo waits for this transaction.
  if (!(await holdsAttempt(trx, bulk, 'share'))) throw new StaleAttemptError(bulk)
  const { numUpdatedRows } = await trx
    .updateTable('bulk_change_item')
    .set({
      ...change,
      ...(before && { before: JSON.stringify(before) }),
      ...(after && { after: JSON.stringify(after) }),
      ...(scores && { score_before: scores.before, score_after: scores.after }),
    })
    .where('bulk_change_id', '=', item.bulk_change_id)
    .where('pdp_id', '=', item.pdp_id)
    .where('status', '=', item.status)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new StaleAttemptError(bulk)
}

/** Orders planned pairs: those of which there are few first, then by the distance of their gain from the median. */
export async function rankItems(trx: Db, id: string): Promise<void> {
  await sql`
    WITH pair AS (
      SELECT pdp_id, signature, rank, status = 'planned' AS is_planned, score_after - score_before AS gain
      FROM bulk_change_item WHERE bulk_change_id = ${id}),
    typical AS (
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY gain) AS gain FROM pair WHERE is_planned),
    ranked AS (
      SELECT pdp_id, row_number() OVER (ORDER BY is_planned DESC, alike, distance DESC NULLS LAST, rank) AS place
      FROM (SELECT pair.*, count(*) OVER (PARTITION BY is_planned, signature) AS alike,
        abs(pair.gain - typical.gain) AS distance FROM pair, typical) AS measured)
    UPDATE bulk_change_item SET rank = place FROM ranked
    WHERE bulk_change_id = ${id} AND bulk_change_item.pdp_id = ranked.pdp_id`.execute(trx)
}

/** Leaves out what a dead-lettered job has not done. */
export async function skipOpen(trx: Db, phase: Phase): Promise<void> {
  const status = phase.status === 'undoing' ? 'kept' : 'skipped'
  await trx
    .updateTable('bulk_change_item')
    .set({ status, reason: 'interrupted' })
    .where('bulk_change_id', '=', phase.id)
    .where('status', 'in', OPEN_ITEMS[phase.status])
    .execute()
}

const itemsOf = (id: string, pdpIds: readonly string[]) =>
  sql<boolean>`bulk_change_id = ${id} AND pdp_id = ANY(${pdpIds.filter((each) => isUuid(each))}::uuid[])`

/** Leaves out listings that a person does not want to change. */
export async function leaveOutItems(trx: Db, id: string, pdpIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('bulk_change_item')
    .set({ status: 'skipped', reason: 'left_out' })
    .where(itemsOf(id, pdpIds))
    .where('status', 'in', OPEN_ITEMS.running)
    .execute()
}

/** Returns true if a started bulk change has changed any of the listings, or will. */
export async function changesAny(trx: Db, id: string, pdpIds: readonly string[]): Promise<boolean> {
  const row = await trx
    .selectFrom('bulk_change_item')
    .select('pdp_id')
    .where(itemsOf(id, pdpIds))
    .where('status', 'in', [...OPEN_ITEMS.running, 'changed'])
    .executeTakeFirst()
  return row !== undefined
}
