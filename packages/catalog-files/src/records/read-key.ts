import type { Field, RecordKey } from '../types.ts'
import { type CodeResult, type CodeType, codeType, readAsin, readGtin, readId } from './codes.ts'
import { retailerOf } from './retailer-of.ts'
import {
  type Columns,
  cellText,
  type ProductRow,
  quoted,
  type Report,
  type Value,
  valuesOf,
} from './row-values.ts'

export const KEY_FIELDS = ['id', 'fallback_id', 'gtin', 'asin', 'code'] as const satisfies readonly Field[]

/** Identifier, and codes to find the category. The type is set even if the value is invalid. */
export type Identity = {
  type: CodeType | null
  key: RecordKey | null
  gtin: string | null
  asin: string | null
  storefront: string | null
}

const NO_CODE =
  /^(?:does not apply|not applicable|n\.?\/?a\.?|none|null|nil|-+|\?|unbekannt|entfällt|nicht zutreffend|ne s.applique pas|sans|no aplica|non applicabile|niet van toepassing|nie dotyczy|não aplicável|uygulanamaz|対象外|不适用)$/i

const READERS: Record<CodeType, (text: string) => CodeResult> = { id: readId, gtin: readGtin, asin: readAsin }

/** Returns the raw identifying texts, or an empty text. */
export function rawKey(row: ProductRow, columns: Columns): string {
  const firstText = (fields: readonly Field[]) => {
    const [value] = fields.flatMap((field) => valuesOf(field, [row], columns))
    return value ? cellText(value.cell).trim() : ''
  }
  const key = firstText(KEY_FIELDS)
  return key === '' ? '' : [key, firstText(['code_type']), firstText(['retailer'])].join('\n')
}

/**
 * Returns id, else GTIN, else ASIN (first with `prefersAsin`). Invalid codes are errors if they identify the
 * product, else warnings.
 */
export function readIdentity(
  rows: readonly ProductRow[],
  columns: Columns,
  { prefersAsin, report }: { prefersAsin: boolean; report: Report },
): Identity {
  const found = new Map<CodeType, Value>()
  const order: CodeType[] = prefersAsin ? ['asin', 'id', 'gtin'] : ['id', 'gtin', 'asin']
  for (const type of order) {
    const value = type === 'id' ? idOf(rows, columns) : valuesOf(type, rows, columns).find(isCode)
    if (value) found.set(type, value)
  }
  const typed = readTyped(rows, columns, report)
  if (typed && !found.has(typed.type)) found.set(typed.type, typed.value)
  const [keyType] = found.keys()
  if (keyType === undefined) {
    reportNoKey(rows, columns, report)
    return { type: null, key: null, gtin: null, asin: null, storefront: null }
  }
  const codes = { id: null, gtin: null, asin: null } as Record<CodeType, string | null>
  for (const [type, { cell, row, column }] of found) {
    const result = READERS[type](cellText(cell))
    codes[type] = result.value
    const remark = result.value === null ? result : result.remark
    if (!remark) continue
    const problem = { row, column, code: remark.code, message: remark.message }
    if (result.value === null && type === keyType) report.error(problem)
    else report.warn(problem)
  }
  const value = codes[keyType]
  const { gtin, asin } = codes
  const page = cellText(found.get('asin')?.cell ?? '')
  const storefront = /^https?:\/\//i.test(page) ? retailerOf(page) : null
  return { type: keyType, key: value === null ? null : { type: keyType, value }, gtin, asin, storefront }
}

/** Reads the first row, because a variant's SKU does not identify its product. */
function idOf(rows: readonly ProductRow[], columns: Columns): Value | undefined {
  const first = rows.slice(0, 1)
  return [first, rows].flatMap((some) =>
    (['id', 'fallback_id'] as const).flatMap((field) => valuesOf(field, some, columns)),
  )[0]
}

const isCode = ({ cell }: Value): boolean => !NO_CODE.test(cellText(cell).trim())

function readTyped(
  rows: readonly ProductRow[],
  columns: Columns,
  report: Report,
): { type: CodeType; value: Value } | null {
  const value = valuesOf('code', rows, columns).find(isCode)
  if (!value) return null
  const [typeValue] = valuesOf('code_type', rows, columns)
  const typeText = typeValue ? cellText(typeValue.cell) : ''
  const type = codeType(cellText(value.cell).trim(), typeText)
  if (type) return { type, value }
  report.warn({
    row: value.row,
    column: typeValue?.column ?? value.column,
    code: 'UNKNOWN_CODE_TYPE',
    message:
      typeText === ''
        ? `The type of the code ${quoted(cellText(value.cell))} is missing. Known types are id, GTIN, UPC, EAN, ISBN and ASIN.`
        : `The code type ${quoted(typeText)} is not known. Known types are id, GTIN, UPC, EAN, ISBN and ASIN.`,
  })
  return null
}

function reportNoKey(rows: readonly ProductRow[], { names, byField }: Columns, report: Report): void {
  const indexes = KEY_FIELDS.flatMap((field) => byField.get(field) ?? [])
  const list = indexes.map((index) => quoted(names[index] ?? '')).join(', ')
  report.error({
    row: rows[0]?.row ?? 0,
    column: names[indexes[0] ?? -1] ?? null,
    code: 'NO_KEY',
    message: `The product has no identifier. Fill in ${list}.`,
  })
}
