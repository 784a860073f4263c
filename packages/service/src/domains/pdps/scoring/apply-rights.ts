import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { inBatches } from '../../../platform/db/in-batches.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import type { ScoreAgain } from './score-again.ts'

const PDPS_AT_A_TIME = 100

type Deps = { db: Db; pdps: Pick<PdpStore, 'lock'>; scoreAgain: ScoreAgain }

/**
 * Scores PDPs again whose main image has gained or lost its rights since, so that lists show the broken rule. No
 * image is analyzed again. Safe to run concurrently.
 */
export async function applyRights({ db, pdps, scoreAgain }: Deps, signal: AbortSignal): Promise<void> {
  await inBatches(db, signal, PDPS_AT_A_TIME, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      SELECT pdp.id FROM pdp_image AS place JOIN pdp ON pdp.id = place.pdp_id,
        LATERAL (SELECT (pdp.scored_at AT TIME ZONE 'UTC')::date AS scored,
          (now() AT TIME ZONE 'UTC')::date AS today) AS day
      WHERE place.position = 0 AND place.rights IS NOT NULL AND pdp.status = 'COMPLETED' AND (
        (place.rights->>'from')::date > day.scored AND (place.rights->>'from')::date <= day.today
        OR (place.rights->>'until')::date >= day.scored AND (place.rights->>'until')::date < day.today)
      ORDER BY pdp.id LIMIT ${PDPS_AT_A_TIME}
      FOR UPDATE OF pdp SKIP LOCKED`.execute(trx)
    for (const { id } of rows) {
      const pdp = await pdps.lock(trx, id)
      if (pdp) await scoreAgain(trx, pdp)
    }
    return rows.length
  })
}
