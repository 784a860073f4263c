import { REASON_COLUMN, writeCsvRow } from '@endcap/catalog-files'
import type { Db } from '../../platform/db/database.ts'
import type { CatalogImport, ImportedRow } from './import.ts'
import { listRows } from './import-rows.ts'

const ROWS_AT_A_TIME = 200

/**
 * Yields the failed rows as CSV with the columns of the file and a column of reasons. Once corrected, it can
 * be imported again. Formula-like cells get an apostrophe, which the import removes.
 */
export async function* failedRowsCsv(db: Db, { id, detection }: CatalogImport): AsyncGenerator<string> {
  const names = detection.columns.map(({ name }) => name).filter((name) => name !== REASON_COLUMN)
  const indexes = names.map((name) => detection.columns.findIndex((column) => column.name === name))
  // The byte order mark makes Excel read UTF-8.
  yield `\ufeff${writeCsvRow([...names, REASON_COLUMN])}`
  for (let after = 0; ; ) {
    const rows = await listRows(db, id, { status: 'failed', change: undefined, limit: ROWS_AT_A_TIME, after })
    for (const row of rows) yield linesOf(row, indexes, detection.columns.length)
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_A_TIME) return
    after = last.row
  }
}

/**
 * Returns the lines of a listing, the first with the reasons. Cells beyond the header follow, so a row with
 * shifted cells loses none and stays invalid until corrected.
 */
function linesOf(row: ImportedRow, indexes: readonly number[], width: number): string {
  return (row.source ?? [])
    .map(({ cells }, line) => {
      const copied = indexes.map((index) => cells[index] ?? '')
      return writeCsvRow([...copied, line === 0 ? reasonOf(row) : '', ...cells.slice(width)])
    })
    .join('')
}

function reasonOf({ problems, error_code: code }: ImportedRow): string {
  const errors = (problems ?? []).filter(({ severity }) => severity === 'error')
  const texts = errors.map(
    ({ row, column, message }) => `Row ${row}${column === null ? '' : `, ${column}`}: ${message}`,
  )
  return texts.length > 0 ? texts.join(' ') : (code ?? '')
}
