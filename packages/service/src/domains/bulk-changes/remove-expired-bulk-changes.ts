import { BULK_UNDO_DAYS } from '@endcap/api'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'

const AT_A_TIME = 5

/** Removes bulk changes that cannot be undone any more, and plans of the day before. Safe to run concurrently. */
export async function removeExpiredBulkChanges(db: Db, signal: AbortSignal): Promise<void> {
  await inBatches(db, signal, AT_A_TIME, async (trx) => {
    const { rows } = await sql`
      DELETE FROM bulk_change WHERE id IN (
        SELECT id FROM bulk_change
        WHERE status NOT IN ('running', 'undoing')
          AND created_at < now() - make_interval(days => CASE WHEN status IN ('planning', 'ready') THEN 1
            ELSE ${BULK_UNDO_DAYS} END)
        ORDER BY id LIMIT ${AT_A_TIME} FOR UPDATE SKIP LOCKED)
      RETURNING id`.execute(trx)
    return rows.length
  })
}
