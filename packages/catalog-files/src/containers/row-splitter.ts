import { CatalogFileError } from '../catalog-file-error.ts'
import { MAX_EXCERPT_LENGTH, MAX_WASTED_LENGTH } from '../limits.ts'
import { afterBreak, type Dialect, scanRow } from './scan-row.ts'

/** A row of a file, or the line at which a malformed row begins. Rows are counted from 1, empty ones too. */
export type Row = { row: number; cells: string[]; malformed: string | null }

/**
 * Splits text into rows. The text may be cut anywhere. Where a row is malformed, its first line is reported
 * and the next line begins a row. Rows whose cells are all blank are counted and left out.
 */
export class RowSplitter {
  readonly #dialect: Dialect
  readonly #columns: number
  #rest = ''
  #row = 0
  #wasted = 0
  /** Whether the rest of an overlong line is to be left out. */
  #isSkipping = false

  /** @param columns Columns of the header, or infinity if unknown */
  constructor(dialect: Dialect, columns = Number.POSITIVE_INFINITY) {
    this.#dialect = dialect
    this.#columns = columns
  }

  /** Yields the rows that are complete with the text. @throws CatalogFileError TOO_MALFORMED */
  *push(piece: string, isLast: boolean): Generator<Row> {
    const text = this.#rest + piece
    let start = this.#isSkipping ? this.#skipLine(text, 0, isLast) : 0
    while (start < text.length && !this.#isSkipping) {
      const scan = scanRow({ text, start, isLast }, this.#dialect, this.#columns)
      if (scan.kind === 'incomplete') break
      this.#row += 1
      if (scan.kind === 'row') {
        start = scan.end
        if (scan.cells.some((cell) => cell.trim() !== ''))
          yield { row: this.#row, cells: scan.cells, malformed: null }
        continue
      }
      this.#waste(scan.scanned)
      const line = start
      start = this.#skipLine(text, line, isLast)
      yield {
        row: this.#row,
        cells: [text.slice(line, Math.min(start, line + MAX_EXCERPT_LENGTH)).trimEnd()],
        malformed: scan.reason,
      }
    }
    this.#rest = text.slice(start)
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

  #waste(length: number): void {
    this.#wasted += length
    if (this.#wasted > MAX_WASTED_LENGTH)
      throw new CatalogFileError(
        'TOO_MALFORMED',
        `Too many rows up to row ${this.#row} have quotes that are not closed. Export the file again as CSV.`,
      )
  }
}

/** Yields the rows of a text that comes in pieces. @throws CatalogFileError TOO_MALFORMED */
export async function* readRows(pieces: AsyncIterable<string>, splitter: RowSplitter): AsyncGenerator<Row> {
  for await (const piece of pieces) yield* splitter.push(piece, false)
  yield* splitter.push('', true)
}
