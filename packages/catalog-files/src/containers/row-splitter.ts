import { MAX_EXCERPT_LENGTH } from '../limits.ts'
import { ScanBudget } from './scan-budget.ts'
import { afterBreak, type Dialect, scanRow } from './scan-row.ts'

/** A row of a file, or the line at which a malformed row begins. Rows are counted from 1, empty ones too. */
export type Row = { row: number; cells: string[]; malformed: string | null }

/** Rows before the first product, and the width of the others. */
type Header = { rows: number; columns: number }

const UNKNOWN_HEADER: Header = { rows: 0, columns: Number.POSITIVE_INFINITY }

/**
 * Splits text into rows. The text may be cut anywhere. Where a row is malformed, its first line is reported
 * and the next line begins a row, where csv-parse loses all rows that follow. Rows whose cells are all blank are counted
 * and left out.
 */
export class RowSplitter {
  readonly #dialect: Dialect
  readonly #header: Header
  readonly #budget = new ScanBudget()
  #rest = ''
  #row = 0
  /** Length of the text before the rest. */
  #offset = 0
  /** True while the rest of an overlong line is left out. */
  #isSkipping = false

  constructor(dialect: Dialect, header: Header = UNKNOWN_HEADER) {
    this.#dialect = dialect
    this.#header = header
  }

  /** Yields the rows that are complete with the text. @throws CatalogFileError TOO_MALFORMED */
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

  /** Returns the start of the next line. If the text has none, what follows is left out up to there. */
  #skipLine(text: string, start: number, isLast: boolean): number {
    const offset = text.slice(start).search(/[\n\r]/)
    const position = offset < 0 ? text.length : start + offset
    // CR at the end may be followed by LF.
    this.#isSkipping =
      !isLast && (position === text.length || (text[position] === '\r' && position + 1 === text.length))
    return this.#isSkipping ? position : afterBreak(text, position)
  }
}

/** Yields the rows of a text that comes in pieces. @throws CatalogFileError TOO_MALFORMED */
export async function* readRows(pieces: AsyncIterable<string>, splitter: RowSplitter): AsyncGenerator<Row> {
  for await (const piece of pieces) yield* splitter.push(piece, false)
  yield* splitter.push('', true)
}
