import type { ImportFailure } from '@endcap/api'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** How an import ends. */
export type ImportEnd =
  | { status: 'completed' | 'cancelled' }
  | { status: 'failed'; errorCode: ImportFailure; error: string }

/**
 * Ends an import in a transaction, unless it has ended. Every import ends here, exactly once, and its rows keep their
 * status from then on. An import is completed only if no row waits.
 *
 * @returns false if it has ended before, or rows wait
 */
export async function endImport(trx: Db, importId: string, end: ImportEnd): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('import')
    .set({
      status: end.status,
      ...(end.status === 'failed' ? { error_code: end.errorCode, error: end.error } : {}),
      ended_at: sql<Date>`now()`,
    })
    .where('id', '=', importId)
    .where('status', 'in', ['checking', 'ready', 'invalid', 'running'])
    .$if(end.status === 'completed', (query) =>
      query.where((eb) => eb.not(eb.exists(waitingRow(trx, importId)))),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const waitingRow = (trx: Db, importId: string) =>
  trx
    .selectFrom('import_row')
    .select('row')
    .where('import_id', '=', importId)
    .where('import_row.status', '=', 'waiting')
