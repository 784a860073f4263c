import { type Cell, cellText } from '../records/row-values.ts'
import type { Container } from '../types.ts'
import { checkColumnCount } from './read-header.ts'

export type Sampled = {
  container: Container
  delimiter: string | null
  headerRows: number
  itemElement: string | null
  names: readonly string[]
  rows: readonly (readonly string[])[]
}

const MAX_SAMPLE_ROWS = 200

/**
 * Collects columns and rows.
 * @throws CatalogFileError TOO_MANY_COLUMNS
 */
export function sampleValues(
  items: readonly ReadonlyMap<string, Cell>[],
): Pick<Sampled, 'delimiter' | 'headerRows' | 'names' | 'rows'> {
  const names = [...new Set(items.flatMap((item) => [...item.keys()]))]
  checkColumnCount(names.length)
  const rows = items
    .slice(0, MAX_SAMPLE_ROWS)
    .map((item) => names.map((name) => cellText(item.get(name) ?? '')))
  return { delimiter: null, headerRows: 0, names, rows }
}
