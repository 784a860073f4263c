import { CatalogFileError } from '../catalog-file-error.ts'
import { type Row, RowSplitter } from '../containers/row-splitter.ts'
import { KNOWN_NAMES, plainNames } from '../formats/formats.ts'
import { MAX_COLUMNS } from '../limits.ts'

/** The columns of a text, and rows that follow its header. */
export type Header = {
  delimiter: string | null
  headerRows: number
  names: string[]
  rows: readonly (readonly string[])[]
}

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Rows by which the delimiter is chosen, and from which samples are taken. */
const SAMPLE_ROWS = 50
/** Rows in which the attribute names of an Amazon template are searched. */
const MAX_HEADER_ROWS = 12
/** The line in which Excel names the delimiter. */
const EXCEL_LINE = /^sep=([,;\t|])[\r\n]/i

/** Reads the header of CSV, trying each delimiter. @throws CatalogFileError EMPTY_FILE, TOO_MANY_COLUMNS */
export function readHeader(text: string, isWhole: boolean): Header {
  const named = EXCEL_LINE.exec(text)?.[1]
  const candidates = (named === undefined ? DELIMITERS : [named]).map((delimiter) => {
    const rows = firstRows(text, delimiter, isWhole).filter(({ row }) => named === undefined || row > 1)
    const header = findHeader(rows)
    const { names, body } = header
    const known = plainNames(names).filter((name) => KNOWN_NAMES.has(name)).length
    const even = body.filter(({ cells }) => cells.length === names.length).length
    const evenness = body.length === 0 ? 1 : even / body.length
    const score = names.length < 2 ? known : 2 * known + evenness * Math.min(names.length, 6)
    return { ...header, delimiter, score }
  })
  const best = candidates.toSorted((a, b) => b.score - a.score)[0]
  if (!best || best.names.length === 0)
    throw new CatalogFileError('EMPTY_FILE', 'The file has no header with the names of the columns.')
  checkColumnCount(best.names.length)
  const { delimiter, headerRows, names, body } = best
  return { delimiter, headerRows, names: uniqueNames(names), rows: body.map(({ cells }) => cells) }
}

function firstRows(text: string, delimiter: string, isWhole: boolean): Row[] {
  const rows: Row[] = []
  for (const row of new RowSplitter({ delimiter, hasQuotes: true }).push(text, isWhole)) {
    rows.push(row)
    if (rows.length === SAMPLE_ROWS) break
  }
  return rows
}

/**
 * Returns the first row as the header. Below the line of settings of an Amazon template, the header is the row
 * that the settings name, or else the one with the most known names.
 */
function findHeader(rows: readonly Row[]): { names: string[]; headerRows: number; body: Row[] } {
  const settings = rows[0]?.cells[0] ?? ''
  let header = rows[0]
  let firstData = 0
  if (/^(?:TemplateType|settings)=/i.test(settings)) {
    const named = Number(/\battributeRow=(\d+)/.exec(settings)?.[1])
    firstData = Number(/\bdataRow=(\d+)/.exec(settings)?.[1] ?? 0)
    const known = (row: Row) => plainNames(row.cells).filter((name) => KNOWN_NAMES.has(name)).length
    header =
      rows.find(({ row }) => row === named) ??
      rows.slice(0, MAX_HEADER_ROWS).toSorted((a, b) => known(b) - known(a))[0]
  }
  const headerRows = Math.max(header?.row ?? 0, firstData - 1)
  const body = rows.filter(({ row, malformed }) => row > headerRows && malformed === null)
  return { names: header?.cells ?? [], headerRows, body }
}

/** Refuses files with more columns than any catalog has. @throws CatalogFileError TOO_MANY_COLUMNS */
export function checkColumnCount(count: number): void {
  if (count > MAX_COLUMNS)
    throw new CatalogFileError(
      'TOO_MANY_COLUMNS',
      `The file has ${count} columns. At most ${MAX_COLUMNS} can be read. Remove those that the import does not need.`,
    )
}

/** Returns column names without spaces around, in which blank names have a number and repeated ones a suffix. */
export function uniqueNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return names.map((raw, index) => {
    const name = raw.trim() === '' ? `Column ${index + 1}` : raw.trim()
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}
