import { CatalogFileError } from './catalog-file-error.ts'
import { KEY_FIELDS } from './records/read-key.ts'
import { FIELDS, type Field, type Mapping } from './types.ts'

const MAX_RULES = 20

/**
 * Checks a mapping that comes from outside, and returns it.
 *
 * @throws CatalogFileError INVALID_MAPPING with what is wrong and the allowed values
 */
export function checkMapping(value: unknown): Mapping {
  if (!isObject(value)) throw invalid('The mapping must be an object with "columns".')
  const { columns, group_rows: groupRows, skip } = value
  if (!isObject(columns)) throw invalid('"columns" must be an object: { "column name": "field" }.')
  const pairs = Object.entries(columns).map(([name, field]): [string, Field] => {
    if (isField(field)) return [name, field]
    throw invalid(`The field of the column "${name}" must be one of ${FIELDS.join(', ')}.`)
  })
  if (!pairs.some(([, field]) => KEY_FIELDS.some((key) => key === field)))
    throw invalid(`One column must have one of the fields ${KEY_FIELDS.join(', ')}, which identify products.`)
  if (groupRows !== undefined && groupRows !== 'none' && groupRows !== 'key')
    throw invalid('"group_rows" must be "none" or "key".')
  return {
    columns: Object.fromEntries(pairs),
    ...(groupRows === undefined ? {} : { group_rows: groupRows }),
    ...(skip === undefined ? {} : { skip: checkRules(skip) }),
  }
}

function checkRules(skip: unknown): NonNullable<Mapping['skip']> {
  const message = `"skip" must be a list of at most ${MAX_RULES} rules: { "column", "equals": ["…"], "reason" }.`
  if (!Array.isArray(skip) || skip.length > MAX_RULES) throw invalid(message)
  return skip.map((rule: unknown) => {
    if (!isObject(rule)) throw invalid(message)
    const { column, equals, reason } = rule
    if (typeof column !== 'string' || typeof reason !== 'string' || !isTextList(equals))
      throw invalid(message)
    return { column, equals, reason }
  })
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= MAX_RULES && value.every((each) => typeof each === 'string')
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
