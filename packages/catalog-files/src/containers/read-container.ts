import type { ProductRow } from '../records/row-values.ts'
import type { Detection } from '../types.ts'
import { readNdjson } from './read-ndjson.ts'
import { readXml } from './read-xml.ts'
import { RowSplitter, readRows } from './row-splitter.ts'

export type ContainerOptions = Pick<Detection, 'container' | 'delimiter' | 'header_rows' | 'item_element'> & {
  columns: readonly string[]
}

/** Yields the rows of products, without those of the header. @throws CatalogFileError XML_DOCTYPE, TOO_MALFORMED */
export function readContainer(
  pieces: AsyncIterable<string>,
  options: ContainerOptions,
): AsyncIterable<ProductRow> {
  const { container, columns, item_element: element } = options
  switch (container) {
    case 'csv':
      return readCsv(pieces, options)
    case 'ndjson':
      return readNdjson(pieces, columns)
    case 'xml':
      return readXml(pieces, element ?? 'item', columns)
  }
}

async function* readCsv(
  pieces: AsyncIterable<string>,
  { delimiter, header_rows: headerRows, columns }: ContainerOptions,
): AsyncGenerator<ProductRow> {
  const splitter = new RowSplitter({ delimiter: delimiter ?? ',', hasQuotes: true }, columns.length)
  for await (const row of readRows(pieces, splitter)) if (row.row > headerRows) yield row
}
