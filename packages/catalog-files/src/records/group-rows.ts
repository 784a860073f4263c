import { MAX_PRODUCT_LENGTH, MAX_PRODUCT_ROWS } from '../limits.ts'
import type { Mapping } from '../types.ts'
import { rawKey } from './read-key.ts'
import { type Columns, cellText, matchesRule, type ProductRow } from './row-values.ts'

/** `isSurplus` for rows that no longer fit into their product. */
export type Group = { rows: ProductRow[]; isSurplus: boolean }

export type Grouping = Pick<Mapping, 'group_rows' | 'product_rows'>

/**
 * Groups rows. By `key`, rows without a key or with the same one continue the product. With `product_rows`, all
 * rows that do not match do. Malformed rows are separate and end no product.
 */
export async function* groupRows(
  rows: AsyncIterable<ProductRow>,
  columns: Columns,
  { group_rows: by = 'none', product_rows: rule }: Grouping,
): AsyncGenerator<Group> {
  const continues = (row: ProductRow, key: string, openKey: string) =>
    rule ? !matchesRule(rule, row, columns) : key === '' || key === openKey
  let open: ProductRow[] = []
  let openKey = ''
  let length = 0
  for await (const row of rows) {
    if (row.malformed !== null || (by === 'none' && !rule)) {
      yield { rows: [row], isSurplus: false }
      continue
    }
    const key = rawKey(row, columns)
    const rowLength = row.cells.reduce((sum, cell) => sum + cellText(cell).length, 0)
    if (open.length > 0 && continues(row, key, openKey)) {
      length += rowLength
      if (open.length < MAX_PRODUCT_ROWS && length <= MAX_PRODUCT_LENGTH) open.push(row)
      else yield { rows: [row], isSurplus: true }
      continue
    }
    if (open.length > 0) yield { rows: open, isSurplus: false }
    open = [row]
    openKey = key
    length = rowLength
  }
  if (open.length > 0) yield { rows: open, isSurplus: false }
}
