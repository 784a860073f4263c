import type { Field } from '../types.ts'
import { type Cell, type Columns, cellText, type ProductRow, quoted, type Report } from './row-values.ts'

/** Fields that decide which product is meant. A product whose field is not readable is not submitted. */
const IDENTIFYING: ReadonlySet<Field> = new Set(['id', 'gtin', 'asin', 'code', 'code_type', 'retailer'])

/** Reports rows of another width than the header, and blanks cells with characters that could not be read. */
export function checkCells(
  rows: readonly ProductRow[],
  { names, byField }: Columns,
  report: Report,
): ProductRow[] {
  const fields = new Map([...byField].flatMap(([field, indexes]) => indexes.map((index) => [index, field])))
  return rows.map((row) => {
    checkWidth(row, names.length, report)
    const cells = row.cells.map((cell, index) => {
      const field = fields.get(index)
      const column = names[index]
      if (field === undefined || column === undefined || isReadable(cell)) return cell
      const problem = {
        row: row.row,
        column,
        code: 'UNREADABLE_CHARACTERS' as const,
        message: `The cell ${quoted(cellText(cell))} has characters that could not be read. Save the file as UTF-8.`,
      }
      if (IDENTIFYING.has(field)) report.error(problem)
      else report.warn(problem)
      return ''
    })
    return { ...row, cells }
  })
}

function checkWidth({ row, cells }: ProductRow, width: number, report: Report): void {
  const surplus = cells.slice(width).find((cell) => cellText(cell).trim() !== '')
  if (surplus !== undefined) {
    report.error({
      row,
      column: null,
      code: 'TOO_MANY_CELLS',
      message: `The row has ${cells.length} cells, but the header has ${width}. Put texts that contain the delimiter in quotes.`,
    })
  } else if (cells.length < width) {
    report.warn({
      row,
      column: null,
      code: 'SHORT_ROW',
      message: `The row has ${cells.length} cells, but the header has ${width}. The others are read as empty.`,
    })
  }
}

/** Checks a cell for U+FFFD, which stands for bytes that are invalid in the encoding, NUL and half characters. */
function isReadable(cell: Cell): boolean {
  const text = cellText(cell)
  return !text.includes('\uFFFD') && !text.includes('\0') && text.isWellFormed()
}
