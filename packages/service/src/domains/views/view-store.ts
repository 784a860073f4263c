import { MAX_VIEWS, type NewView, type View, type ViewChange } from '@endcap/api'
import { type Selectable, sql } from 'kysely'
import { validate as isUuid, v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { SavedViewTable } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { lockOrganization } from '../organizations/lock-organization.ts'

type Row = Selectable<SavedViewTable>

/** Organization and caller, whose own views only the caller sees. */
export type ViewScope = { organizationId: string; owner: string }

/** Returns shared and own views by name. */
export const listViews = (db: Db, { organizationId, owner }: ViewScope): Promise<Row[]> =>
  db
    .selectFrom('saved_view')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where((where) => where.or([where('owner', 'is', null), where('owner', '=', owner)]))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

/** @throws DomainError VIEW_NOT_FOUND */
export async function findView(db: Db, { organizationId, owner }: ViewScope, id: string): Promise<Row> {
  const view = isUuid(id)
    ? await db
        .selectFrom('saved_view')
        .selectAll()
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .where((where) => where.or([where('owner', 'is', null), where('owner', '=', owner)]))
        .executeTakeFirst()
    : undefined
  if (!view) throw new DomainError('VIEW_NOT_FOUND', 'there is no such view')
  return view
}

/** @throws DomainError TOO_MANY_VIEWS */
export async function insertView(trx: Db, scope: ViewScope, { shared, ...view }: NewView): Promise<Row> {
  const { organizationId: organization_id } = scope
  const owner = shared ? null : scope.owner
  await makeRoom(trx, { organization_id, owner, id: null }, view.is_default)
  return trx
    .insertInto('saved_view')
    .values({ id: uuidV7(), organization_id, owner, ...view })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @throws DomainError TOO_MANY_VIEWS */
export async function updateView(
  trx: Db,
  scope: ViewScope,
  view: Row,
  { shared, ...change }: ViewChange,
): Promise<Row> {
  const owner = shared === undefined ? view.owner : shared ? null : scope.owner
  const { id, organization_id, is_default } = view
  await makeRoom(trx, { organization_id, owner, id }, change.is_default ?? is_default)
  return trx
    .updateTable('saved_view')
    .set({ ...change, owner, updated_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a view that was found. */
export const deleteView = (db: Db, { id }: Pick<Row, 'id'>) =>
  db.deleteFrom('saved_view').where('id', '=', id).execute()

type Place = Pick<Row, 'organization_id' | 'owner'> & { id: string | null }

/** Counts the views of an owner or the shared ones, and lets a new default replace the old one. */
async function makeRoom(trx: Db, { organization_id, owner, id }: Place, isDefault: boolean): Promise<void> {
  await lockOrganization(trx, organization_id)
  const others = await trx
    .selectFrom('saved_view')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('owner', owner === null ? 'is' : '=', owner)
    .execute()
  if (others.filter((other) => other.id !== id).length >= MAX_VIEWS)
    throw new DomainError('TOO_MANY_VIEWS', `there are ${MAX_VIEWS} views already; delete one first`)
  if (!isDefault) return
  await trx
    .updateTable('saved_view')
    .set({ is_default: false })
    .where('organization_id', '=', organization_id)
    .where('owner', owner === null ? 'is' : '=', owner)
    .where('is_default', '=', true)
    .execute()
}

/** Presents a view as in the API. */
export const presentView = (row: Row): View => ({
  view_id: row.id,
  name: row.name,
  query: row.query,
  // The schema has validated both.
  layout: row.layout as View['layout'],
  columns: row.columns as View['columns'],
  shared: row.owner === null,
  is_default: row.is_default,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
