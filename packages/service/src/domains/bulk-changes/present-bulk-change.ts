import type {
  BulkChangeItem,
  BulkChangeSide,
  BulkItemStatus,
  BulkReason,
  BulkChange as Presented,
} from '@endcap/api'
import { BULK_ITEM_STATUSES } from '@endcap/api'
import { sql } from 'kysely'
import type { SignRenditions } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import { type BulkChange, type BulkItem, OPEN_ITEMS, type Side } from './bulk-change.ts'
import { undoEnd } from './request-bulk-change.ts'

type Count = { id: string; status: BulkItemStatus; reason: BulkReason | null; listings: number }

/** Adds counts and names to bulk changes. */
export async function presentBulkChanges(db: Db, bulks: readonly BulkChange[]): Promise<Presented[]> {
  const ids = bulks.map(({ id }) => id)
  const { rows } = await sql<Count>`
    SELECT bulk_change_id AS id, status, reason, count(*)::int AS listings FROM bulk_change_item
    WHERE bulk_change_id = ANY(${ids}::uuid[]) GROUP BY 1, 2, 3 ORDER BY listings DESC, reason`.execute(db)
  const { rows: names } = await sql<{ id: string; name: string | null }>`
    SELECT bulk_change.id, coalesce(person.name, person.email, credential.name) AS name FROM bulk_change
    LEFT JOIN user_account AS person ON person.id::text = bulk_change.created_by->>'id'
    LEFT JOIN credential ON credential.client_id = bulk_change.created_by->>'id'
    WHERE bulk_change.id = ANY(${ids}::uuid[])`.execute(db)
  return bulks.map((bulk) => {
    const counts = rows.filter(({ id }) => id === bulk.id)
    return present(bulk, counts, names.find(({ id }) => id === bulk.id)?.name ?? null)
  })
}

function present(bulk: BulkChange, rows: readonly Count[], name: string | null): Presented {
  const { change, created_by: by, status } = bulk
  const countOf = (wanted: readonly string[]) =>
    rows.reduce((sum, row) => (wanted.includes(row.status) ? sum + row.listings : sum), 0)
  const isOver = status === 'completed' || status === 'running'
  return {
    bulk_change_id: bulk.id,
    status,
    images: change.images ?? null,
    product_category_id: change.categoryId ?? null,
    retailer: change.retailer ?? null,
    add_tags: change.addTags ?? [],
    remove_tags: change.removeTags ?? [],
    advice: bulk.advice,
    total: rows.reduce((sum, { listings }) => sum + listings, 0),
    counts: Object.fromEntries(
      BULK_ITEM_STATUSES.map((each) => [each, countOf([each])]),
    ) as Presented['counts'],
    skips: rows.flatMap(({ reason, listings }) => (reason ? [{ reason, listings }] : [])),
    seconds_left: status in OPEN_ITEMS ? secondsOf(bulk, countOf) : null,
    created_at: bulk.created_at.toISOString(),
    created_by: { kind: by?.kind ?? 'operator', id: by?.id ?? null, name },
    ended_at: bulk.ended_at?.toISOString() ?? null,
    undo_until: isOver && countOf(['changed']) > 0 ? undoEnd(bulk).toISOString() : null,
  }
}

function secondsOf(
  { status, phase_at: begin, phase_left: first }: BulkChange,
  countOf: (of: readonly string[]) => number,
) {
  const left = countOf(OPEN_ITEMS[status as keyof typeof OPEN_ITEMS])
  return secondsLeft({ elapsedS: (Date.now() - begin.getTime()) / 1_000, done: first - left, left })
}

/** Fewer say little about the pace. */
const MIN_DONE = 5

/** Estimates by the pace so far. Null until it is known. */
export function secondsLeft({
  elapsedS,
  done,
  left,
}: Record<'elapsedS' | 'done' | 'left', number>): number | null {
  return done < MIN_DONE ? null : Math.ceil((Math.max(0, elapsedS) / done) * left)
}

type ListedItem = BulkItem & { name: string | null; external_id: string | null }

/** Returns items after the rank `after`. */
export async function listItems(
  db: Db,
  id: string,
  { status, limit, after }: { status: BulkItemStatus | undefined; limit: number; after: number },
): Promise<ListedItem[]> {
  const rows = await db
    .selectFrom('bulk_change_item')
    .innerJoin('bulk_change', 'bulk_change.id', 'bulk_change_id')
    .leftJoin('pdp', (join) =>
      join
        .onRef('pdp.id', '=', 'bulk_change_item.pdp_id')
        .onRef('pdp.organization_id', '=', 'bulk_change.organization_id'),
    )
    .selectAll('bulk_change_item')
    .select(['pdp.name', 'pdp.external_id'])
    .where('bulk_change_id', '=', id)
    .where('rank', '>', after)
    .$if(status !== undefined, (query) => query.where('bulk_change_item.status', '=', status ?? 'waiting'))
    .orderBy('rank')
    .limit(limit)
    .execute()
  return rows as unknown as ListedItem[]
}

/** Presents items with the pictures of both sides. */
export async function presentItems(
  db: Db,
  organizationId: string,
  items: readonly ListedItem[],
  signRenditions: SignRenditions,
): Promise<BulkChangeItem[]> {
  const ids = items.flatMap(({ before, after }) =>
    [before, after].flatMap((side) => side?.set?.imageIds ?? []),
  )
  const { rows } = await sql<{ id: string; sha256: string }>`
    SELECT id, sha256 FROM image
    WHERE organization_id = ${organizationId} AND id = ANY(${ids}::uuid[])`.execute(db)
  const contents = new Map(rows.map(({ id, sha256 }) => [id, sha256]))
  const presentSide = (side: Side | null): BulkChangeSide | null =>
    side && {
      images:
        side.set?.imageIds.map((id) => {
          const sha256 = contents.get(id)
          return { image_id: id, renditions: sha256 ? signRenditions({ organizationId, sha256 }) : null }
        }) ?? null,
      category_id: side.category?.id ?? null,
      retailer: side.retailer ?? null,
      tags: side.tags ?? null,
    }
  return items.map((item) => ({
    pdp_id: item.pdp_id,
    id: item.external_id,
    name: item.name,
    status: item.status,
    reason: item.reason,
    before: presentSide(item.before),
    after: presentSide(item.after),
    score_before: item.score_before,
    score_after: item.score_after,
  }))
}
