import type { Cell, Column, Pages } from './column.ts'

/** RFC 7111. */
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

/** Makes spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
/** Control characters and formula signs in both widths, also after spaces and quotes (OWASP, CSV Injection). */
const FORMULA = /^[\s\p{Cf}"'`]*[=+\-@＝＋－＠\p{Cc}]/u
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/

/** Negative numbers are harmless. */
const isFormula = (text: string): boolean => FORMULA.test(text) && !NEGATIVE_NUMBER.test(text)

/** Prefixes possible formulas with an apostrophe. */
export const neutralize = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** Reverses `neutralize`. */
export const withoutNeutralizing = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell

/** Follows RFC 4180. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Yields a text per page, after byte order mark and header. */
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
  if (typeof value === 'object') return csvCell(value.url)
  if (typeof value !== 'string') return String(value)
  const text = neutralize(value)
  // Also quotes other separators and outer spaces, for programs that guess or trim.
  return /[",;\t|\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
