import { format } from 'numfmt'
import { MAX_COLUMNS, MAX_ROW_LENGTH } from '../limits.ts'
import { parsePieces } from './read-xml.ts'
import { type TextTable, unescaped } from './shared-strings.ts'
import { brokenWorkbook, refuseWorkbook } from './workbook-error.ts'

export type SheetRow = { row: number; cells: string[] }

type Values = { texts: TextTable; formats: readonly string[]; usesDates1904: boolean }

/** Between the date epochs (ECMA-376, part 1, section 18.17.4.1). */
const DAYS_TO_1904 = 1_462

/**
 * Yields batches of rows with values (ECMA-376, part 1, section 18.3.1.73).
 * @throws CatalogFileError EXCEL_WORKBOOK, WORKBOOK_TOO_LARGE
 */
export async function* readRows(bytes: AsyncIterable<Buffer>, values: Values): AsyncGenerator<SheetRow[]> {
  const sheet = new SheetReader(values)
  const handlers = {
    open: (name: string, attributes: Readonly<Record<string, string>>) => sheet.open(name, attributes),
    text: (text: string) => sheet.append(text),
    close: (name: string) => sheet.close(name),
  }
  for await (const _ of parsePieces(bytes, handlers)) yield sheet.take()
}

class SheetReader {
  readonly #values: Values
  #rows: SheetRow[] = []
  #row = 0
  #column = 0
  #cells: string[] = []
  #length = 0
  #type = 'n'
  #format = 'General'
  #isValue = false
  #text = ''

  constructor(values: Values) {
    this.#values = values
  }

  take(): SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, { r, t = 'n', s = '' }: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#row = r === undefined ? this.#row + 1 : wholeNumber(r)
      this.#cells = []
      this.#column = 0
      this.#length = 0
    } else if (name === 'c') {
      this.#column = r === undefined ? this.#column + 1 : columnOf(r)
      this.#type = t
      this.#format = this.#values.formats[s === '' ? 0 : Number(s)] ?? 'General'
      this.#text = ''
    }
    this.#isValue = name === 'v' || name === 't'
  }

  append(text: string): void {
    if (this.#isValue) this.#text += text
  }

  close(name: string): void {
    this.#isValue = false
    if (name === 'c' && this.#text !== '') this.#add(this.#shown())
    else if (name === 'row' && this.#cells.length > 0) this.#rows.push({ row: this.#row, cells: this.#cells })
  }

  #add(cell: string): void {
    if (this.#column > MAX_COLUMNS) throw refuseWorkbook(`has more than ${MAX_COLUMNS} columns. Remove some`)
    this.#length += cell.length
    if (this.#length > MAX_ROW_LENGTH)
      throw refuseWorkbook(
        `has a row of more than ${MAX_ROW_LENGTH.toLocaleString('en-US')} characters. Shorten it`,
      )
    while (this.#cells.length < this.#column - 1) this.#cells.push('')
    this.#cells[this.#column - 1] = cell
  }

  /** Errors such as #N/A are empty. */
  #shown(): string {
    const text = this.#text
    if (this.#type === 's') return this.#values.texts.get(Number(text))
    if (this.#type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
    if (this.#type === 'e') return ''
    if (this.#type !== 'n') return unescaped(text)
    return shownNumber(Number(text), this.#format, this.#values.usesDates1904)
  }
}

/** Returns all digits without a format or as text, where spreadsheets show 4.00638E+12. */
function shownNumber(value: number, pattern: string, usesDates1904: boolean): string {
  if (!Number.isFinite(value)) return ''
  if (pattern === 'General' || pattern === '@') return String(value)
  try {
    const isDate = usesDates1904 && /[dmyhs]/i.test(pattern.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
    const shown = format(pattern, isDate ? value + DAYS_TO_1904 : value)
    return /^\d(?:\.\d+)?E\+\d+$/.test(shown) ? String(value) : shown
  } catch {
    // The pattern is invalid or unknown.
    return String(value)
  }
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 1_048_576)
    throw brokenWorkbook(`it has the row ${text.slice(0, 20)}`)
  return number
}

/** Returns 28 for AB7. */
function columnOf(name: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(name) ?? []
  if (letters === '') throw brokenWorkbook(`it has the cell ${name.slice(0, 20)}`)
  return Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0)
}
