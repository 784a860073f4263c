import { MAX_EXCERPT_LENGTH } from '../limits.ts'
import type { ProductRow } from '../records/row-values.ts'
import { parseItem } from './parse-item.ts'
import { alignCells } from './read-ndjson.ts'
import { type XmlItem, XmlSplitter } from './xml-splitter.ts'

/**
 * Yields products with the named columns.
 * @throws CatalogFileError XML_DOCTYPE, TOO_MALFORMED
 */
export async function* readXml(
  pieces: AsyncIterable<string>,
  element: string,
  columns: readonly string[],
): AsyncGenerator<ProductRow> {
  const splitter = new XmlSplitter(element)
  for await (const piece of pieces)
    for (const item of splitter.push(piece, false)) yield productRow(item, columns)
  for (const item of splitter.push('', true)) yield productRow(item, columns)
}

function productRow({ row, xml, malformed }: XmlItem, columns: readonly string[]): ProductRow {
  if (malformed !== null) return { row, cells: [xml], malformed }
  const item = parseItem(xml)
  if ('malformed' in item)
    return { row, cells: [xml.slice(0, MAX_EXCERPT_LENGTH)], malformed: item.malformed }
  return { row, cells: alignCells(item.values, columns), malformed: null }
}
