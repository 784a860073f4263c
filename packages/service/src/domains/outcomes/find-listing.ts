import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'

type Listing = { id: string; retailer: string; category_id: string }

/** Returns the listing of an id, or null if there is none or the id is ambiguous. */
export async function findListing(
  trx: Db,
  organizationId: string,
  listing: string,
  market: string | undefined,
): Promise<Listing | null> {
  const { rows } = await sql<Listing>`
    SELECT id, retailer, category_id FROM pdp
    WHERE organization_id = ${organizationId}
      AND ${isUuid(listing) ? sql`(id = ${listing}::uuid OR external_id = ${listing})` : sql`external_id = ${listing}`}
      ${market === undefined ? sql`` : sql`AND retailer = ${market}`} LIMIT 2`.execute(trx)
  return rows.length === 1 ? (rows[0] ?? null) : null
}
