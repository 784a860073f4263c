import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { RowSplitter } from '@endcap/catalog-files'
import { withoutNeutralizing } from '@endcap/foundation/tables/csv'
import { say } from './say.ts'
import { UsageError } from './usage-error.ts'

export type CsvRow = { record: string[]; line: number }

/**
 * Returns the separator that occurs most often in the first line: spreadsheets write semicolons where the comma is the
 * decimal sign.
 */
export function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  const count = (separator: string) => head.split(separator).length
  const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))
  return delimiter
}

/**
 * Reads a table. The apostrophes that exports put before formulas are removed.
 *
 * @throws UsageError if a row cannot be read
 */
export function readCsv(file: string): CsvRow[] {
  const text = readText(file).replace(/^\ufeff/, '')
  const rows = new RowSplitter({ delimiter: delimiterOf(text), hasQuotes: true, trims: true }).push(
    text,
    true,
  )
  let breaks = 0
  return Array.from(rows, ({ row, cells, malformed }) => {
    if (malformed !== null)
      throw new UsageError(say('cli.csv.malformed_row', { file, line: row + breaks, problem: malformed }))
    breaks += cells.join('').match(/\r\n?|\n/g)?.length ?? 0
    return { record: cells.map(withoutNeutralizing), line: row + breaks }
  })
}

/**
 * Returns the rows below a header row by the names of the columns, in lower case.
 *
 * @throws UsageError if a row has another number of cells than the header
 */
export function recordsOf(file: string, [header, ...rows]: readonly CsvRow[]): Record<string, string>[] {
  const columns = header?.record.map((name) => name.toLowerCase()) ?? []
  return rows.map(({ record, line }) => {
    if (record.length !== columns.length)
      throw new UsageError(
        say('cli.csv.wrong_columns', { file, line, expected: columns.length, found: record.length }),
      )
    return Object.fromEntries(columns.map((column, index) => [column, record[index] ?? '']))
  })
}

/**
 * Reads a text file.
 *
 * @throws Error if it cannot be read; UsageError if it is empty or not UTF-8
 */
export function readText(file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new Error(say('cli.common.cannot_be_read', { file }), { cause: error })
  }
  if (!isUtf8(bytes)) throw new UsageError(say('cli.csv.not_utf8', { file }))
  if (bytes.toString().trim() === '') throw new UsageError(say('cli.csv.empty', { file }))
  return bytes.toString()
}
