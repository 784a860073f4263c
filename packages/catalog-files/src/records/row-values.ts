import { withoutNeutralizing } from '@endcap/foundation/tables/csv'
import { storable } from '../storable.ts'
import type { Field, Problem, RowRule, SourceRow } from '../types.ts'

/** A cell of one value, or of several that the file itself keeps apart. */
export type Cell = string | readonly string[]

/** A row of any container, with its cells in the order of the columns. */
export type ProductRow = { row: number; cells: Cell[]; malformed: string | null }

/** A value that is not blank, with its place. */
export type Value = { cell: Cell; row: number; column: string }

/** The columns of a file: their names, and the indexes that have a field. */
export type Columns = { names: readonly string[]; byField: ReadonlyMap<Field, readonly number[]> }

/** Texts of a list in one cell are joined by this. */
const LIST_SEPARATOR = ' | '

/** Returns a cell as one text. */
export function cellText(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.join(LIST_SEPARATOR)
}

/** Returns the row as it is written back for people. */
export function sourceRow({ row, cells }: ProductRow): SourceRow {
  return { row, cells: cells.map((cell) => storable(cellText(cell))) }
}

/** Returns the values of a field that are not blank: rows in order, and within each the columns in order. */
export function valuesOf(field: Field, rows: readonly ProductRow[], { names, byField }: Columns): Value[] {
  const indexes = byField.get(field) ?? []
  return rows.flatMap(({ row, cells }) =>
    indexes.flatMap((index) => {
      const cell = withoutMark(cells[index] ?? '')
      return cellText(cell).trim() === '' ? [] : [{ cell, row, column: names[index] ?? '' }]
    }),
  )
}

/** A text that is written as a formula so that spreadsheets keep its zeros: `="00123"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/

/** Removes what exports add to keep spreadsheets from taking a text for a formula or a number. */
function withoutMark(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  const [, text] = TEXT_FORMULA.exec(cell.trim()) ?? []
  return text === undefined ? withoutNeutralizing(cell) : text.replaceAll('""', '"')
}

/** Checks whether a row has one of the values of a rule. */
export function matchesRule({ column, equals }: RowRule, { cells }: ProductRow, { names }: Columns): boolean {
  const text = cellText(cells[names.indexOf(column)] ?? '')
    .trim()
    .toLowerCase()
  return equals.some((value) => (value === '*' ? text !== '' : value.toLowerCase() === text))
}

/** Most warnings that one record keeps. */
const MAX_WARNINGS = 50

/** Collects the problems of one record. */
export class Report {
  readonly problems: Problem[] = []
  #warnings = 0
  hasError = false

  error(problem: Omit<Problem, 'severity'>): void {
    this.hasError = true
    this.problems.push({ ...problem, severity: 'error', message: storable(problem.message) })
  }

  warn(problem: Omit<Problem, 'severity'>): void {
    this.#warnings += 1
    if (this.#warnings <= MAX_WARNINGS)
      this.problems.push({ ...problem, severity: 'warning', message: storable(problem.message) })
  }
}

/** Returns a text for a message, cut to 60 characters. */
export function quoted(text: string): string {
  return text.length > 60 ? `"${text.slice(0, 57).trimEnd()}…"` : `"${text}"`
}
