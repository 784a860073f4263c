import { CatalogFileError } from '../catalog-file-error.ts'
import { type Row, RowSplitter } from '../containers/row-splitter.ts'
import { countKnownNames } from '../formats/formats.ts'
import { MAX_COLUMNS, MAX_NAME_LENGTH } from '../limits.ts'
import { storable } from '../storable.ts'

export type Header = {
  delimiter: string | null
  headerRows: number
  names: string[]
  rows: readonly (readonly string[])[]
}

const DELIMITERS = [',', ';', '\t', '|'] as const
const SAMPLE_ROWS = 50
const MAX_HEADER_ROWS = 12
/** Excel's delimiter line, also quoted or padded with delimiters. */
const EXCEL_LINE = /^(?:sep=([,;\t|])\1*|"sep=([,;\t|])"\2*) *[\r\n]/i

/**
 * Reads the header, trying each delimiter.
 * @throws CatalogFileError NO_HEADER, TOO_MANY_COLUMNS
 */
export function readHeader(text: string, isWhole: boolean): Header {
  const [, bare, inQuotes] = EXCEL_LINE.exec(text) ?? []
  const named = bare ?? inQuotes
  const candidates = (named === undefined ? DELIMITERS : [named]).map((delimiter) => {
    const rows = firstRows(text, delimiter, isWhole).filter(({ row }) => named === undefined || row > 1)
    const header = findHeader(rows)
    const { names, body } = header
    const known = countKnownNames(names)
    const even = body.filter(({ cells }) => cells.length === names.length).length
    const evenness = body.length === 0 ? 1 : even / body.length
    const score = names.length < 2 ? known : 2 * known + evenness * Math.min(names.length, 6)
    return { ...header, delimiter, score }
  })
  const best = candidates.toSorted((a, b) => b.score - a.score)[0]
  if (!best || best.names.length === 0)
    throw new CatalogFileError(
      'NO_HEADER',
      'The first row has no names of columns that can be read. Look for a quote that is not closed.',
    )
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
 * Returns the first row, or the first with known names below a title. An Amazon template's settings name the row,
 * else most attribute names win, because the row above has labels.
 */
function findHeader(rows: readonly Row[]): { names: string[]; headerRows: number; body: Row[] } {
  // Templates of 2023 have the settings in the fourth cell, others in the first.
  const settings = rows[0]?.cells.join(' ') ?? ''
  let header = belowTitle(rows) ?? rows[0]
  let firstData = 0
  if (/^(?:TemplateType|settings)=/i.test(settings)) {
    const named = Number(/\battributeRow=(\d+)/.exec(settings)?.[1])
    firstData = Number(/\bdataRow=(\d+)/.exec(settings)?.[1] ?? 0)
    header =
      rows.find(({ row }) => row === named) ??
      rows
        .slice(0, MAX_HEADER_ROWS)
        .toSorted((a, b) => countAttributes(b.cells) - countAttributes(a.cells))[0]
  }
  const headerRows = Math.max(header?.row ?? 0, firstData - 1)
  const body = rows.filter(({ row, malformed }) => row > headerRows && malformed === null)
  return { names: header?.malformed === null ? header.cells : [], headerRows, body }
}

const countAttributes = (cells: readonly string[]): number =>
  cells.filter((cell) => /^[a-z]+\d*_\w+/.test(cell)).length

/** Searches below a title or date without known names. */
function belowTitle(rows: readonly Row[]): Row | undefined {
  const knownNames = ({ cells, malformed }: Row) => (malformed === null ? countKnownNames(cells) : 0)
  if (!rows[0] || knownNames(rows[0]) > 0) return undefined
  return rows.slice(0, MAX_HEADER_ROWS).find((row) => knownNames(row) > 1)
}

/**
 * Refuses more columns than any catalog has.
 * @throws CatalogFileError TOO_MANY_COLUMNS
 */
export function checkColumnCount(count: number): void {
  if (count > MAX_COLUMNS)
    throw new CatalogFileError(
      'TOO_MANY_COLUMNS',
      `The file has ${count} columns. At most ${MAX_COLUMNS} can be read. Remove those that the import does not need.`,
    )
}

/** Trims, numbers blank names, and suffixes repeated ones. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((raw, index) => {
    const text = storable(raw.trim().slice(0, MAX_NAME_LENGTH))
    const base = text === '' ? `Column ${index + 1}` : text
    let name = base
    for (let count = 2; taken.has(name); count++) name = `${base} (${count})`
    taken.add(name)
    return name
  })
}
