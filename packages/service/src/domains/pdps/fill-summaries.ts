import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'

/** Summarizing a PDP takes about a millisecond, during which it cannot be changed. */
const PDPS_AT_A_TIME = 100

/**
 * Summarizes PDPs that an earlier release has stored, so that lists contain them. A maintenance task, safe to run
 * concurrently.
 */
export async function fillSummaries(db: Db, signal: AbortSignal): Promise<void> {
  await inBatches(db, signal, PDPS_AT_A_TIME, async (trx) => {
    // The trigger on `pdp` writes the summary.
    const { rows } = await sql`
      UPDATE pdp SET tags = tags WHERE id IN (
        SELECT id FROM pdp WHERE NOT EXISTS (SELECT FROM pdp_summary WHERE pdp_id = pdp.id)
        ORDER BY id LIMIT ${PDPS_AT_A_TIME} FOR UPDATE SKIP LOCKED)
      RETURNING 1`.execute(trx)
    return rows.length
  })
}
