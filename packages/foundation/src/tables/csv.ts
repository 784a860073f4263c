import type { Cell, Column, Pages } from './column.ts'

/** Media type of CSV with a header row (RFC 7111). */
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

/** Makes spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
/**
 * Beginnings of a text that a spreadsheet may run as a formula: control characters, and the signs of formulas in both
 * widths, also behind spaces and quotes (OWASP, CSV Injection).
 */
const FORMULA = /^[\s\p{Cf}"'`]*[=+\-@＝＋－＠\p{Cc}]/u
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/

/** Returns whether a spreadsheet may run a text as a formula. Negative numbers are harmless. */
const isFormula = (text: string): boolean => FORMULA.test(text) && !NEGATIVE_NUMBER.test(text)

/** Returns a text for a cell of a CSV file, with an apostrophe before what a spreadsheet may run as a formula. */
export const neutralize = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** Returns the text that `neutralize` was given. */
export const withoutNeutralizing = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell

/** Returns a line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Writes rows as CSV with a byte order mark and a header row, in one text for each page. */
export async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  pages: Pages<Row>,
): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ name }) => name))
  for await (const rows of pages)
    yield rows.map((row) => csvLine(columns.map(({ value }) => value(row)))).join('')
}

function csvCell(value: Cell): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'string') return String(value)
  const text = neutralize(value)
  // Other separators and spaces at the ends are quoted too, for programs that guess the separator or trim.
  return /[",;\t|\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
