import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { removeContentsOf } from '../images/remove-images.ts'

/** Time for which an import is kept after its end, or after its upload if never started. */
export const KEPT_FOR_S = 30 * 24 * 3600
const IMPORTS_AT_A_TIME = 10

/** Removes imports and rows; their files become unreferenced. Safe to run concurrently. */
export async function removeExpiredImports(db: Db, signal: AbortSignal): Promise<void> {
  await inBatches(db, signal, IMPORTS_AT_A_TIME, removeSomeExpired)
}

async function removeSomeExpired(trx: Db): Promise<number> {
  const { rows } = await sql<{ organization_id: string; sha256: string }>`
    DELETE FROM import WHERE id IN (
      SELECT id FROM import
      WHERE COALESCE(ended_at, created_at) <= now() - make_interval(secs => ${KEPT_FOR_S})
        AND status NOT IN ('checking', 'running')
      ORDER BY id LIMIT ${IMPORTS_AT_A_TIME} FOR UPDATE SKIP LOCKED)
    RETURNING organization_id, sha256`.execute(trx)
  await removeContentsOf(trx, rows)
  return rows.length
}
