import { type Selectable, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import type { ShopConnectionTable } from '../../platform/db/schema.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { lockOrganization } from '../organizations/lock-organization.ts'

export type ShopConnectionRow = Selectable<ShopConnectionTable>

/** Returns connections, the oldest first. */
export const listConnections = (db: Db, organizationId: string): Promise<ShopConnectionRow[]> =>
  db
    .selectFrom('shop_connection')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** @throws DomainError SHOP_CONNECTION_NOT_FOUND */
export async function ownConnection(
  db: Db,
  organizationId: string,
  id: string,
  { locks = false } = {},
): Promise<ShopConnectionRow> {
  const row = isUuid(id)
    ? await db
        .selectFrom('shop_connection')
        .selectAll()
        .where('id', '=', id)
        .where('organization_id', '=', organizationId)
        .$if(locks, (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined
  if (row) return row
  throw new DomainError(
    'SHOP_CONNECTION_NOT_FOUND',
    'there is no such connection to a shop in your organization',
  )
}

type Saved = Pick<ShopConnectionRow, 'id' | 'organization_id' | 'system' | 'address' | 'name'> & {
  sealed_secret: Buffer
  created_by: string | null
}

/** Returns the id of the connection of an address, or null. */
export async function connectionOf(
  trx: Db,
  { organizationId, system, address }: { organizationId: string; system: string; address: string },
): Promise<string | null> {
  await lockOrganization(trx, organizationId)
  const row = await trx
    .selectFrom('shop_connection')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('system', '=', system as Saved['system'])
    .where('address', '=', address)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Adds a connection, or replaces its token. */
export const saveConnection = (trx: Db, saved: Saved): Promise<ShopConnectionRow> =>
  trx
    .insertInto('shop_connection')
    .values(saved)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ name: saved.name, sealed_secret: saved.sealed_secret }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns the number of connections. */
export async function countConnections(trx: Db, organizationId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('shop_connection')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return count
}
