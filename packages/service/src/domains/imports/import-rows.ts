import type { ImportProgress, ImportRowsQuery } from '@endcap/api'
import type { SourceRow } from '@endcap/catalog-files'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { ImportRowTable } from '../../platform/db/schema.ts'
import type { ImportedRow, RowProblem, WaitingRow } from './import.ts'

export type NewRow = Omit<ImportedRow, 'import_id' | 'attempts' | 'not_before' | 'pdp_id'>

/** Skips rows that an interrupted slice has added. */
export async function insertRows(trx: Db, importId: string, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('import_row')
    .values(
      rows.map((row) => ({
        ...row,
        import_id: importId,
        submission: row.submission && JSON.stringify(row.submission),
        source: row.source && JSON.stringify(row.source),
        problems: row.problems && JSON.stringify(row.problems),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes rows after `after`, before these are read again. */
export async function deleteRows(trx: Db, importId: string, after: number): Promise<void> {
  await trx.deleteFrom('import_row').where('import_id', '=', importId).where('row', '>', after).execute()
}

/** Returns rows after `after` that can be submitted now. None unless the import is running. */
export async function nextRows(
  db: Db,
  importId: string,
  { after, limit }: { after: number; limit: number },
): Promise<WaitingRow[]> {
  const rows = await db
    .selectFrom('import_row')
    .innerJoin('import', 'import.id', 'import_row.import_id')
    .select(['row', 'import_row.retailer', 'key_type', 'key', 'submission', 'source', 'attempts'])
    .where('import_id', '=', importId)
    .where('import.status', '=', 'running')
    .where('import_row.status', '=', 'waiting')
    .where('row', '>', after)
    .where(sql<boolean>`(not_before IS NULL OR not_before <= now())`)
    .orderBy('row')
    .limit(limit)
    .execute()
  return rows.flatMap(({ key_type: type, key, submission, source, ...row }) =>
    type === null || key === null || submission === null
      ? []
      : [
          {
            ...row,
            key: { type, value: key },
            submission,
            source: source as unknown as SourceRow[] | null,
          },
        ],
  )
}

/** Returns the milliseconds until a row's next attempt; null if none waits. */
export async function untilNextAttempt(db: Db, importId: string): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    SELECT 1000 * EXTRACT(EPOCH FROM min(not_before) - now())::float8 AS ms FROM import_row
    WHERE import_id = ${importId} AND status = 'waiting' AND not_before > now()`.execute(db)
  return rows[0]?.ms ?? null
}

/** Counts rows by status, and those whose PDP has been scored. */
export async function countRows(db: Db, importId: string): Promise<ImportProgress> {
  const { rows } = await sql<ImportProgress>`
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE import_row.status = 'waiting')::int AS waiting,
      count(*) FILTER (WHERE import_row.status = 'done')::int AS done,
      count(*) FILTER (WHERE import_row.status = 'unchanged')::int AS unchanged,
      count(*) FILTER (WHERE import_row.status = 'failed')::int AS failed,
      count(*) FILTER (WHERE import_row.status = 'skipped')::int AS skipped,
      count(*) FILTER (WHERE pdp.status = 'COMPLETED')::int AS scored
    FROM import_row LEFT JOIN pdp ON pdp.id = import_row.pdp_id
    WHERE import_id = ${importId}`.execute(db)
  return rows[0] ?? { total: 0, waiting: 0, done: 0, unchanged: 0, failed: 0, skipped: 0, scored: 0 }
}

export type RowPage = Pick<ImportRowsQuery, 'status' | 'change' | 'limit'> & { after: number }

/** Returns rows after `after`, in order. */
export async function listRows(
  db: Db,
  importId: string,
  { status, change, limit, after }: RowPage,
): Promise<ImportedRow[]> {
  const rows = await db
    .selectFrom('import_row')
    .selectAll()
    .where('import_id', '=', importId)
    .where('row', '>', after)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'waiting'))
    .$if(change !== undefined, (query) => query.where('change', '=', change ?? 'new'))
    .orderBy('row')
    .limit(limit)
    .execute()
  return rows.map(fromRow)
}

const fromRow = (row: Selectable<ImportRowTable>): ImportedRow => ({
  ...row,
  source: row.source as unknown as SourceRow[] | null,
  problems: row.problems as unknown as RowProblem[] | null,
})
