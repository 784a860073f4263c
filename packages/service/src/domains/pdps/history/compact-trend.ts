import { TREND_WEEKS } from '@endcap/api'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Read in about ten milliseconds. */
const MAX_CHANGES = 30_000

/**
 * Sums up appended changes by week and score, and those before the shown weeks in one week. Safe to run
 * concurrently: skips changes that another process sums up.
 */
export async function compactTrend(db: Db, signal: AbortSignal, maxChanges = MAX_CHANGES): Promise<void> {
  const { rows: organizations } = await sql<{ id: string }>`
    SELECT organization_id AS id FROM pdp_trend GROUP BY organization_id HAVING count(*) > ${maxChanges}`.execute(
    db,
  )
  for (const { id } of organizations) {
    if (signal.aborted) return
    await sql`
      WITH change AS (DELETE FROM pdp_trend WHERE organization_id = ${id} RETURNING week, tenths, listings)
      INSERT INTO pdp_trend (organization_id, week, tenths, listings)
      SELECT ${id}, greatest(week, date_trunc('week', now() AT TIME ZONE 'UTC')::date - 7 * ${sql.lit(TREND_WEEKS + 1)}) AS shown,
        tenths, sum(listings)
      FROM change GROUP BY shown, tenths HAVING sum(listings) <> 0`.execute(db)
  }
}
