import { type RawBuilder, sql } from 'kysely'
import { NIL } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import { inBatches } from '../../../platform/db/in-batches.ts'
import { leaveOutTriggers } from '../record/earlier-release.ts'
import { type WrittenPdp, writeSummaries } from '../record/write-pdp.ts'

/** Locks its PDPs for about a tenth of a second. */
const PDPS_AT_A_TIME = 100

type Position = { id: string; organization_id: string }

type Behind = (position: Position) => RawBuilder<unknown>

const withoutSummary: Behind = ({ id }) => sql`
  pdp WHERE NOT EXISTS (SELECT FROM pdp_summary WHERE pdp_id = pdp.id) AND id > ${id} ORDER BY id`

const withoutLostPoints: Behind = ({ id, organization_id: organizationId }) => sql`
  pdp_summary AS summary JOIN pdp ON pdp.id = summary.pdp_id
  WHERE summary.pdp_score IS NOT NULL AND summary.lost IS NULL
    AND (summary.organization_id, summary.pdp_id) > (${organizationId}::uuid, ${id}::uuid)
  ORDER BY summary.organization_id, summary.pdp_id`

/** Summarizes PDPs of earlier releases for lists. Safe to run concurrently. */
export async function fillSummaries(db: Db, signal: AbortSignal): Promise<void> {
  for (const behind of [withoutSummary, withoutLostPoints]) {
    let last: Position = { id: NIL, organization_id: NIL }
    await inBatches(db, signal, PDPS_AT_A_TIME, async (trx) => {
      await leaveOutTriggers(trx)
      // The limit counts unlocked rows, so locked ones do not end the batches.
      const { rows } = await sql<WrittenPdp & Position>`
        SELECT pdp.id, pdp.organization_id, pdp.result FROM ${behind(last)}
        LIMIT ${PDPS_AT_A_TIME} FOR UPDATE OF pdp SKIP LOCKED`.execute(trx)
      if (rows.length > 0) await writeSummaries(trx, rows)
      last = rows.at(-1) ?? last
      return rows.length
    })
  }
}
