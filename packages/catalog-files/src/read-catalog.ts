import { findRetailer } from '@endcap/catalog'
import { CatalogFileError } from './catalog-file-error.ts'
import { decode } from './containers/decode.ts'
import { readContainer } from './containers/read-container.ts'
import { checkMapping } from './mapping.ts'
import { groupRows } from './records/group-rows.ts'
import { categoryId, type Defaults } from './records/read-product.ts'
import { createReadRecord } from './records/read-record.ts'
import type { Columns } from './records/row-values.ts'
import type { CatalogRecord, Field, Mapping, ReadOptions } from './types.ts'

/**
 * Reads products one after the other. Holds one product, and the keys of all that were read, in memory. Texts
 * of records share memory with a piece of the file: copy those that you keep.
 *
 * @throws CatalogFileError NO_PRODUCTS, UNKNOWN_ENCODING, XML_DOCTYPE, TOO_MALFORMED, INVALID_MAPPING, and
 *   whatever `bytes` throws
 */
export async function* readCatalog(
  bytes: AsyncIterable<Uint8Array>,
  { detection, mapping = detection.mapping, defaults = {}, requireImages = true }: ReadOptions,
): AsyncGenerator<CatalogRecord> {
  const { columns: pairs, group_rows: by = 'none', skip = [] } = checkMapping(mapping)
  const names = detection.columns.map(({ name }) => name)
  const columns = columnsOf(names, pairs)
  const readRecord = createReadRecord({ columns, skip, defaults: checkDefaults(defaults), requireImages })
  const rows = readContainer(decode(bytes, detection.encoding), { ...detection, columns: names })
  let isEmpty = true
  for await (const group of groupRows(rows, columns, by)) {
    isEmpty = false
    yield readRecord(group)
  }
  if (isEmpty) throw new CatalogFileError('NO_PRODUCTS', 'The file has no products.')
}

function columnsOf(names: readonly string[], pairs: Mapping['columns']): Columns {
  const byField = new Map<Field, number[]>()
  for (const [name, field] of Object.entries(pairs)) {
    const index = names.indexOf(name)
    if (index < 0) throw new CatalogFileError('INVALID_MAPPING', `The file has no column "${name}".`)
    if (field !== 'ignore') byField.set(field, [...(byField.get(field) ?? []), index])
  }
  for (const indexes of byField.values()) indexes.sort((a, b) => a - b)
  return { names, byField }
}

function checkDefaults({ retailer, category }: NonNullable<ReadOptions['defaults']>): Defaults {
  if (retailer !== undefined && findRetailer(retailer) === null)
    throw new CatalogFileError(
      'INVALID_MAPPING',
      `The default retailer "${retailer}" is not a retailer region.`,
    )
  const id = category === undefined ? null : categoryId(category)
  if (category !== undefined && id === null)
    throw new CatalogFileError(
      'INVALID_MAPPING',
      `The default category "${category}" is not the id or the path of a category.`,
    )
  return { retailer: retailer ?? null, categoryId: id }
}
