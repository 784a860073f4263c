import type { Cell, Link } from './column.ts'

/** UTF-16 units (Excel specifications and limits). */
export const MAX_CELL_LENGTH = 32_767
const MAX_FORMULA_TEXT = 255
const DAY_MS = 86_400_000
/** Days from December 30, 1899, before spreadsheets' first day, to 1970. */
const EPOCH_DAY = 25_569
/** March 1, 1900. Spreadsheets count a nonexistent February 29 before it. */
const FIRST_SURE_DAY = 61
const HEADER_STYLE = 1
const TIME_STYLE = 2

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Forbidden by XML 1.0 or changed by parsers, such as carriage returns. */
const UNSAFE = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu

/** Applies the header style. */
export const headerXml = (names: readonly string[]): string =>
  rowXml(1, names, (place, name) => textXml(place, name, ` s="${HEADER_STYLE}"`))

/** Counts rows from 1 and omits empty cells. */
export const cellsXml = (number: number, cells: readonly Cell[]): string =>
  rowXml(number, cells, (place, cell) => cellXml(place, cell))

/** Counts from 0: A to Z, then AA. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

function rowXml<Value>(
  number: number,
  values: readonly Value[],
  xmlOf: (place: string, value: Value) => string,
): string {
  return `<row r="${number}">${values.map((value, index) => xmlOf(columnName(index) + number, value)).join('')}</row>`
}

function cellXml(place: string, value: Cell): string {
  if (value === null || value === '') return ''
  if (typeof value === 'string') return textXml(place, value)
  if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`
  if (value instanceof Date) return timeXml(place, value)
  if (typeof value === 'object') return linkXml(place, value)
  return Number.isFinite(value) ? `<c r="${place}"><v>${value}</v></c>` : ''
}

function timeXml(place: string, time: Date): string {
  const day = time.getTime() / DAY_MS + EPOCH_DAY
  if (day < FIRST_SURE_DAY) return textXml(place, time.toISOString())
  return `<c r="${place}" s="${TIME_STYLE}"><v>${day}</v></c>`
}

/** A formula, because the links of a sheet would follow its rows. Its texts hold 255 characters. */
function linkXml(place: string, { url, text }: Link): string {
  const quoted = [url, text].map((part) => `"${part.replaceAll('"', '""')}"`)
  if (quoted.some((part) => part.length > MAX_FORMULA_TEXT)) return textXml(place, url)
  const formula = escapeText(`HYPERLINK(${quoted.join(',')})`)
  return `<c r="${place}" t="str"><f>${formula}</f><v>${escapeText(text)}</v></c>`
}

/** An inline string never runs as a formula. */
const textXml = (place: string, text: string, style = ''): string =>
  `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeText(cut(text))}</t></is></c>`

function cut(text: string): string {
  if (text.length <= MAX_CELL_LENGTH) return text
  // Half a surrogate pair is invalid.
  return `${text.slice(0, MAX_CELL_LENGTH - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Encodes forbidden characters as `_xHHHH_` (ECMA-376, ST_Xstring). */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll(UNSAFE, (each) => `_x${each.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll(/[&<>]/g, (each) => ENTITIES[each] ?? each)
}
