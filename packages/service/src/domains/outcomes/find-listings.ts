import type { NewOutcome } from '@endcap/api'
import { sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'

export type FoundListing = { id: string; retailer: string; category_id: string }

type Asked = Pick<NewOutcome, 'listing' | 'market'>

/** Returns the listing of each id, or null if there is none or the id is ambiguous. */
export async function findListings(
  trx: Db,
  organizationId: string,
  asked: readonly Asked[],
): Promise<(FoundListing | null)[]> {
  const ids = asked.map(({ listing }) => listing)
  const { rows } = await sql<FoundListing & { at: number }>`
    SELECT asked.at::int, pdp.id, pdp.retailer, pdp.category_id
    FROM unnest(${ids}::text[], ${ids.map((id) => (isUuid(id) ? id : null))}::uuid[],
      ${asked.map(({ market }) => market ?? null)}::text[]) WITH ORDINALITY AS asked (listing, uuid, market, at)
    CROSS JOIN LATERAL (
      SELECT id, retailer, category_id FROM pdp
        WHERE organization_id = ${organizationId} AND external_id = asked.listing
      UNION SELECT id, retailer, category_id FROM pdp
        WHERE organization_id = ${organizationId} AND id = asked.uuid
    ) AS pdp
    WHERE asked.market IS NULL OR pdp.retailer = asked.market`.execute(trx)
  const found = Map.groupBy(rows, ({ at }) => at)
  return asked.map((_, at) => {
    const [listing, other] = found.get(at + 1) ?? []
    return listing && !other ? listing : null
  })
}
