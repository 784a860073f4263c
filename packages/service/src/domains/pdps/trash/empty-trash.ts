import { TRASH_DAYS } from '@endcap/api'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { inBatches } from '../../../platform/db/in-batches.ts'
import { removeFromTrash } from './trash-store.ts'

/** Each has up to some dozens of images. */
const PDPS_AT_A_TIME = 5

/** Removes listings that were deleted `TRASH_DAYS` ago, with their images. Safe to run concurrently. */
export const emptyTrash = (db: Db, signal: AbortSignal): Promise<void> =>
  inBatches(db, signal, PDPS_AT_A_TIME, async (trx) => {
    const { rows } = await sql<{ id: string; organizationId: string }>`
      SELECT id, organization_id AS "organizationId" FROM trash
      WHERE deleted_at < now() - make_interval(days => ${TRASH_DAYS})
      ORDER BY deleted_at LIMIT ${PDPS_AT_A_TIME} FOR UPDATE SKIP LOCKED`.execute(trx)
    for (const row of rows) await removeFromTrash(trx, row)
    return rows.length
  })
