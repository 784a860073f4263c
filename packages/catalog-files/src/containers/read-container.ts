import type { ProductRow } from '../records/row-values.ts'
import type { Detection } from '../types.ts'
import { readNdjson } from './read-ndjson.ts'
import { readXml } from './read-xml.ts'
import { RowSplitter, readRows } from './row-splitter.ts'

export type ContainerOptions = Pick<Detection, 'container' | 'delimiter' | 'header_rows' | 'item_element'> & {
  columns: readonly string[]
}

/**
 * Yields rows below the header.
 * @throws CatalogFileError XML_DOCTYPE, TOO_MALFORMED
 */
export function readContainer(
  pieces: AsyncIterable<string>,
  options: ContainerOptions,
): AsyncIterable<ProductRow> {
  const { container, columns, item_element: element } = options
  if (container === 'xml') return readXml(pieces, element ?? 'item', columns)
  return container === 'ndjson' ? readNdjson(pieces, columns) : readCsv(pieces, options)
}

async function* readCsv(
  pieces: AsyncIterable<string>,
  { delimiter, header_rows: headerRows, columns }: ContainerOptions,
): AsyncGenerator<ProductRow> {
  const dialect = { delimiter: delimiter ?? ',', hasQuotes: true }
  const splitter = new RowSplitter(dialect, { rows: headerRows, columns: columns.length })
  for await (const row of readRows(pieces, splitter)) if (row.row > headerRows) yield row
}
