import { withoutNeutralizing } from '@endcap/foundation/tables/csv'
import { storable } from '../storable.ts'
import type { Field, Problem, RowRule, SourceRow } from '../types.ts'

export type Cell = string | readonly string[]

/** Cells are in the order of the columns. */
export type ProductRow = { row: number; cells: Cell[]; malformed: string | null }

/** Never blank. */
export type Value = { cell: Cell; row: number; column: string }

export type Columns = { names: readonly string[]; byField: ReadonlyMap<Field, readonly number[]> }

const LIST_SEPARATOR = ' | '

/** Joins lists. */
export function cellText(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.join(LIST_SEPARATOR)
}

/** Converts a row for people. */
export function sourceRow({ row, cells }: ProductRow): SourceRow {
  return { row, cells: cells.map((cell) => storable(cellText(cell))) }
}

/** Returns nonblank values by row, then column. */
export function valuesOf(field: Field, rows: readonly ProductRow[], { names, byField }: Columns): Value[] {
  const indexes = byField.get(field) ?? []
  return rows.flatMap(({ row, cells }) =>
    indexes.flatMap((index) => {
      const cell = withoutMark(cells[index] ?? '')
      return cellText(cell).trim() === '' ? [] : [{ cell, row, column: names[index] ?? '' }]
    }),
  )
}

/** Formula that keeps zeros in spreadsheets: `="00123"`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/

/** Removes marks against formulas and numbers in spreadsheets. */
function withoutMark(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  const [, text] = TEXT_FORMULA.exec(cell.trim()) ?? []
  return text === undefined ? withoutNeutralizing(cell) : text.replaceAll('""', '"')
}

/** Checks a row against a rule. */
export function matchesRule({ column, equals }: RowRule, { cells }: ProductRow, { names }: Columns): boolean {
  const text = cellText(cells[names.indexOf(column)] ?? '')
    .trim()
    .toLowerCase()
  return equals.some((value) => (value === '*' ? text !== '' : value.toLowerCase() === text))
}

const MAX_WARNINGS = 50

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

/** Cuts to 60 characters. */
export function quoted(text: string): string {
  return text.length > 60 ? `"${text.slice(0, 57).trimEnd()}…"` : `"${text}"`
}
