import { isStorable } from '../storable.ts'
import type { Field } from '../types.ts'
import { type Cell, type Columns, cellText, type ProductRow, quoted, type Report } from './row-values.ts'

/** Unreadable, these prevent a submission: identity and main image. */
const ESSENTIAL: ReadonlySet<Field> = new Set([
  ...(['id', 'gtin', 'asin', 'code', 'code_type', 'retailer'] as const),
  ...(['hero_image', 'image'] as const),
])

/** Reports wrong row widths and blanks unreadable cells. */
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
      if (ESSENTIAL.has(field)) report.error(problem)
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

/** Checks for U+FFFD (invalid bytes), NUL and half characters. */
function isReadable(cell: Cell): boolean {
  const text = cellText(cell)
  return !text.includes('\uFFFD') && isStorable(text)
}
