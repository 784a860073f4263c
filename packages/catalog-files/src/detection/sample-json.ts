import { CatalogFileError } from '../catalog-file-error.ts'
import { flattenJson, LINES } from '../containers/read-ndjson.ts'
import { RowSplitter } from '../containers/row-splitter.ts'
import type { Cell } from '../records/row-values.ts'
import { type Sampled, sampleValues } from './sampled.ts'

/**
 * Returns null unless NDJSON.
 * @throws CatalogFileError JSON_DOCUMENT, TOO_MANY_COLUMNS
 */
export function sampleJson(text: string, isWhole: boolean): Sampled | null {
  if (!text.trimStart().startsWith('{')) return null
  const lines = [...new RowSplitter(LINES).push(text, isWhole)]
  const items = lines.map(({ cells }) => flattenJson(cells[0] ?? '')).filter((item) => item !== null)
  if (items.length === 0)
    throw new CatalogFileError(
      'JSON_DOCUMENT',
      'This is JSON that is spread over lines. Write one object per line (NDJSON).',
    )
  if (items.every((item) => item.size === 0))
    throw new CatalogFileError(
      'JSON_DOCUMENT',
      'The objects have no values, but lists or further objects. Write one product per line (NDJSON).',
    )
  return { container: 'ndjson', itemElement: null, ...sampleValues(items satisfies Map<string, Cell>[]) }
}
