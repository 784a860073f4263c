import { MAX_PRODUCT_LENGTH, MAX_PRODUCT_ROWS } from '../limits.ts'
import type { Mapping } from '../types.ts'
import { rawKey } from './read-key.ts'
import { type Columns, cellText, matchesRule, type ProductRow } from './row-values.ts'

/** Rows of one product, one malformed row, or a row that does not fit into its product any more. */
export type Group = { rows: ProductRow[]; isSurplus: boolean }

/** How rows become products. */
export type Grouping = Pick<Mapping, 'group_rows' | 'product_rows'>

/**
 * Groups rows into products. With `group_rows` `key`, a row without a key, or with the key of the row before, continues
 * the product. With `product_rows`, all rows do that do not match the rule. Malformed rows are groups of their own and
 * end no product.
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
