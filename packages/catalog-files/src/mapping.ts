import { CatalogFileError } from './catalog-file-error.ts'
import { MAX_COLUMNS, MAX_NAME_LENGTH, MAX_URL_LENGTH } from './limits.ts'
import { KEY_FIELDS } from './records/read-key.ts'
import { FIELDS, type Field, type Mapping, type RowRule } from './types.ts'

const MAX_RULES = 20
const MAX_SUFFIX_LENGTH = 10

/**
 * Checks a mapping from outside.
 * @throws CatalogFileError INVALID_MAPPING with the allowed values
 */
export function checkMapping(value: unknown): Mapping {
  if (!isObject(value)) throw invalid('The mapping must be an object with "columns".')
  const {
    columns,
    group_rows: groupRows,
    product_rows: productRows,
    skip,
    image_base_url: baseUrl,
    asin_without_image: asinWithoutImage,
  } = value
  if (!isObject(columns)) throw invalid('"columns" must be an object: { "column name": "field" }.')
  if (Object.keys(columns).length > MAX_COLUMNS)
    throw invalid(`"columns" must have at most ${MAX_COLUMNS} columns.`)
  const pairs = Object.entries(columns).map(([name, field]): [string, Field] => {
    if (isField(field)) return [name, field]
    throw invalid(`The field of the column "${name}" must be one of ${FIELDS.join(', ')}.`)
  })
  if (!pairs.some(([, field]) => KEY_FIELDS.some((key) => key === field)))
    throw invalid(`One column must have one of the fields ${KEY_FIELDS.join(', ')}, which identify products.`)
  if (groupRows !== undefined && groupRows !== 'none' && groupRows !== 'key')
    throw invalid('"group_rows" must be "none" or "key".')
  if (asinWithoutImage !== undefined && typeof asinWithoutImage !== 'boolean')
    throw invalid('"asin_without_image" must be true or false.')
  return {
    columns: Object.fromEntries(pairs),
    ...(groupRows === undefined ? {} : { group_rows: groupRows }),
    ...(productRows === undefined ? {} : { product_rows: checkRule(productRows, 'product_rows') }),
    ...(skip === undefined ? {} : { skip: checkRules(skip) }),
    ...(baseUrl === undefined || baseUrl === null ? {} : { image_base_url: checkBaseUrl(baseUrl) }),
    ...(asinWithoutImage === undefined ? {} : { asin_without_image: asinWithoutImage }),
  }
}

/**
 * Removes final slashes.
 * @throws CatalogFileError INVALID_MAPPING
 */
export function checkBaseUrl(value: unknown): string {
  const url = typeof value === 'string' && value.length <= MAX_URL_LENGTH ? URL.parse(value.trim()) : null
  if (
    typeof value !== 'string' ||
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.search !== '' ||
    url.hash !== ''
  )
    throw invalid(
      '"image_base_url" must be an address that begins with https:// or http://, without a query.',
    )
  return value.trim().replace(/\/+$/, '')
}

function checkRule(value: unknown, name: string): RowRule {
  if (!isObject(value) || !isText(value['column']) || !isTextList(value['equals']))
    throw invalid(`"${name}" must be a rule: { "column", "equals": ["…"] }.`)
  return { column: value['column'], equals: value['equals'] }
}

function checkRules(skip: unknown): NonNullable<Mapping['skip']> {
  const message = `"skip" must be a list of at most ${MAX_RULES} rules: { "column", "equals": ["…"], "reason" }.`
  if (!Array.isArray(skip) || skip.length > MAX_RULES) throw invalid(message)
  return skip.map((rule: unknown) => {
    if (!isObject(rule)) throw invalid(message)
    const { reason } = rule
    if (!isText(reason)) throw invalid(message)
    return { ...checkRule(rule, 'skip'), reason }
  })
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= MAX_RULES && value.every(isText)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_NAME_LENGTH + MAX_SUFFIX_LENGTH
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isField(value: unknown): value is Field {
  return FIELDS.some((field) => field === value)
}

function invalid(message: string): CatalogFileError {
  return new CatalogFileError('INVALID_MAPPING', message)
}
