import { sql } from 'kysely'
import { NIL } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import { inBatches } from '../../../platform/db/in-batches.ts'

/** A batch locks its PDPs for about a tenth of a second. */
const PDPS_AT_A_TIME = 100

/**
 * Summarizes PDPs that an earlier release has stored, so that lists contain them. A maintenance task, safe to run
 * concurrently.
 */
export async function fillSummaries(db: Db, signal: AbortSignal): Promise<void> {
  let last: string = NIL
  await inBatches(db, signal, PDPS_AT_A_TIME, async (trx) => {
    // The trigger on `pdp` writes the summary.
    const { rows } = await sql<{ id: string }>`
      UPDATE pdp SET tags = tags WHERE id IN (
        SELECT id FROM pdp WHERE id > ${last} AND NOT EXISTS (SELECT FROM pdp_summary WHERE pdp_id = pdp.id)
        ORDER BY id LIMIT ${PDPS_AT_A_TIME} FOR UPDATE SKIP LOCKED)
      RETURNING id`.execute(trx)
    last = rows.reduce((highest, { id }) => (id > highest ? id : highest), last)
    return rows.length
  })
}
