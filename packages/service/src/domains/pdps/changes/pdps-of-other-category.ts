import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { filtersOf, type PdpFilters } from '../reading/list-pdps.ts'

/** Returns listings whose category a person has not set to this, or for null, has set at all. */
export async function findPdpsOfOtherCategory(
  db: Db,
  filters: PdpFilters,
  { categoryId, limit }: { categoryId: string | null; limit: number },
): Promise<string[]> {
  const isSet = sql`pdp.category_source IS NOT DISTINCT FROM 'person'`
  const isWanted = categoryId === null ? isSet : sql`NOT (${isSet} AND pdp.category_id = ${categoryId}::uuid)`
  const { rows } = await sql<{ id: string }>`
    SELECT pdp.id FROM pdp_summary AS summary JOIN pdp ON pdp.id = summary.pdp_id
    WHERE ${sql.join([...filtersOf(filters), isWanted], sql` AND `)}
    ORDER BY pdp.id LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
