import { findRetailer } from '@endcap/catalog'
import { CatalogFileError } from './catalog-file-error.ts'
import { decode } from './containers/decode.ts'
import { readContainer } from './containers/read-container.ts'
import { MAX_RECORDS } from './limits.ts'
import { checkMapping } from './mapping.ts'
import { groupRows } from './records/group-rows.ts'
import { categoryId } from './records/read-details.ts'
import type { Defaults } from './records/read-product.ts'
import { createReadRecord } from './records/read-record.ts'
import type { Columns } from './records/row-values.ts'
import type { CatalogRecord, Field, Mapping, ReadOptions } from './types.ts'

/**
 * Streams products, with all keys in memory. Texts of records share memory with a piece of the file: copy those
 * that you keep.
 * @throws CatalogFileError NO_PRODUCTS, TOO_MANY_PRODUCTS, UNKNOWN_ENCODING, XML_DOCTYPE, TOO_MALFORMED,
 * INVALID_MAPPING, and errors of `bytes`
 */
export async function* readCatalog(
  bytes: AsyncIterable<Uint8Array>,
  { detection, mapping = detection.mapping, defaults = {}, requireImages = true }: ReadOptions,
): AsyncGenerator<CatalogRecord> {
  const checked = checkMapping(mapping)
  const { columns: pairs, skip = [] } = checked
  const detected = detection.columns.map(({ name }) => name)
  // The first products of NDJSON and XML may lack columns.
  const further = detection.container === 'csv' ? [] : Object.keys(pairs)
  const names = [...detected, ...further.filter((name) => !detected.includes(name))]
  const columns = columnsOf(names, pairs)
  const readRecord = createReadRecord({
    columns,
    skip,
    defaults: checkDefaults(defaults),
    requireImages,
    imageBaseUrl: checked.image_base_url ?? null,
    asinWithoutImage: checked.asin_without_image ?? false,
  })
  const rows = readContainer(decode(bytes, detection.encoding), { ...detection, columns: names })
  let count = 0
  for await (const group of groupRows(rows, columns, checked)) {
    count += 1
    if (count > MAX_RECORDS) throw tooManyProducts()
    yield readRecord(group)
  }
  if (count === 0) throw new CatalogFileError('NO_PRODUCTS', 'The file has no products.')
}

function tooManyProducts(): CatalogFileError {
  const limit = MAX_RECORDS.toLocaleString('en-US')
  const message = `The file has more than ${limit} products. Split it and import the parts one after the other.`
  return new CatalogFileError('TOO_MANY_PRODUCTS', message)
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
