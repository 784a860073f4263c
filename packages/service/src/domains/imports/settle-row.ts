import { sql, type UpdateObject } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { RowProblem } from './import.ts'

export type RowId = { importId: string; row: number }

/** The row has another status already, or its import no longer runs. */
export class RowSettledError extends Error {
  constructor({ importId, row }: RowId) {
    super(`row ${row} of the import ${importId} is settled`)
    this.name = 'RowSettledError'
  }
}

/**
 * Marks a waiting row as submitted, in the transaction of the submission.
 *
 * @throws RowSettledError if the row is not waiting, or the import has ended, so its counts are final
 */
export async function settleRow(
  trx: Db,
  id: RowId,
  { status, pdpId }: { status: 'done' | 'unchanged'; pdpId: string },
): Promise<void> {
  await changeRow(trx, id, { status, pdp_id: pdpId, source: null, not_before: null })
}

/** Marks a waiting row as failed. @throws RowSettledError */
export async function failRow(
  trx: Db,
  id: RowId,
  { code, problems }: { code: string; problems: readonly RowProblem[] },
): Promise<void> {
  const change = { status: 'failed', error_code: code, problems: JSON.stringify(problems) } as const
  await changeRow(trx, id, change)
}

/** Postpones a waiting row by `pauseS` seconds after a transient failure. @throws RowSettledError */
export async function postponeRow(trx: Db, id: RowId, pauseS: number): Promise<void> {
  await changeRow(trx, id, {
    attempts: sql<number>`attempts + 1`,
    not_before: sql<Date>`now() + make_interval(secs => ${pauseS})`,
  })
}

async function changeRow(trx: Db, id: RowId, change: UpdateObject<Schema, 'import_row'>): Promise<void> {
  // The lock makes the end of the import wait for this transaction.
  const running = await trx
    .selectFrom('import')
    .select('id')
    .where('id', '=', id.importId)
    .where('status', '=', 'running')
    .forShare()
    .executeTakeFirst()
  if (!running) throw new RowSettledError(id)
  const { numUpdatedRows } = await trx
    .updateTable('import_row')
    .set(change)
    .where('import_id', '=', id.importId)
    .where('row', '=', id.row)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new RowSettledError(id)
}
