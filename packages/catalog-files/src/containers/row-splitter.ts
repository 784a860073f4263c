import { MAX_EXCERPT_LENGTH } from '../limits.ts'
import { ScanBudget } from './scan-budget.ts'
import { afterBreak, type Dialect, scanRow } from './scan-row.ts'

/** Counted from 1, including empty rows. */
export type Row = { row: number; cells: string[]; malformed: string | null }

/** Rows before the first product, and the width of the others. */
type Header = { rows: number; columns: number }

const UNKNOWN_HEADER: Header = { rows: 0, columns: Number.POSITIVE_INFINITY }

/**
 * Splits text that may be cut anywhere. Reports a malformed row's first line and resumes at the next, where
 * csv-parse loses all following rows. Counts and skips blank rows.
 */
export class RowSplitter {
  readonly #dialect: Dialect
  readonly #header: Header
  readonly #budget = new ScanBudget()
  #rest = ''
  #row = 0
  #offset = 0
  #isSkipping = false

  constructor(dialect: Dialect, header: Header = UNKNOWN_HEADER) {
    this.#dialect = dialect
    this.#header = header
  }

  /**
   * Yields the completed rows.
   * @throws CatalogFileError TOO_MALFORMED
   */
  *push(piece: string, isLast: boolean): Generator<Row> {
    const text = this.#rest + piece
    let start = this.#isSkipping ? this.#skipLine(text, 0, isLast) : 0
    while (start < text.length && !this.#isSkipping) {
      const columns = this.#row < this.#header.rows ? Number.POSITIVE_INFINITY : this.#header.columns
      const scan = scanRow({ text, start, isLast }, this.#dialect, columns)
      if (scan.kind === 'incomplete') break
      this.#row += 1
      if (scan.kind === 'row') {
        start = scan.end
        if (scan.cells.some((cell) => cell.trim() !== ''))
          yield { row: this.#row, cells: scan.cells, malformed: null }
        continue
      }
      this.#budget.spend(scan.scanned, { offset: this.#offset + start, row: this.#row })
      const line = start
      start = this.#skipLine(text, line, isLast)
      yield {
        row: this.#row,
        cells: [text.slice(line, Math.min(start, line + MAX_EXCERPT_LENGTH)).trimEnd()],
        malformed: scan.reason,
      }
    }
    this.#rest = text.slice(start)
    this.#offset += start
  }

  /** Without a next line, skips what follows. */
  #skipLine(text: string, start: number, isLast: boolean): number {
    const offset = text.slice(start).search(/[\n\r]/)
    const position = offset < 0 ? text.length : start + offset
    // LF may follow a final CR.
    this.#isSkipping =
      !isLast && (position === text.length || (text[position] === '\r' && position + 1 === text.length))
    return this.#isSkipping ? position : afterBreak(text, position)
  }
}

/**
 * Yields the rows of all pieces.
 * @throws CatalogFileError TOO_MALFORMED
 */
export async function* readRows(pieces: AsyncIterable<string>, splitter: RowSplitter): AsyncGenerator<Row> {
  for await (const piece of pieces) yield* splitter.push(piece, false)
  yield* splitter.push('', true)
}
