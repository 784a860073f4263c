import type { ImportFailure } from '@endcap/api'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { recordEvent } from '../events/record-event.ts'
import { countRows } from './import-rows.ts'

export type ImportEnd =
  | { status: 'completed' | 'cancelled' }
  | { status: 'failed'; errorCode: ImportFailure; error: string }

/**
 * Ends an import, exactly once; its rows keep their status from then on. An import is completed, with an
 * event, only if no row waits.
 *
 * @returns false if it has ended before, or rows wait
 */
export async function endImport(trx: Db, importId: string, end: ImportEnd): Promise<boolean> {
  const ended = await trx
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
    .returning('organization_id')
    .executeTakeFirst()
  if (!ended) return false
  if (end.status === 'completed') {
    const { total: rows, done: submitted, failed } = await countRows(trx, importId)
    await recordEvent(trx, {
      organizationId: ended.organization_id,
      type: 'import.completed',
      data: { import_id: importId, rows, submitted, failed },
    })
  }
  return true
}

const waitingRow = (trx: Db, importId: string) =>
  trx
    .selectFrom('import_row')
    .select('row')
    .where('import_id', '=', importId)
    .where('import_row.status', '=', 'waiting')
