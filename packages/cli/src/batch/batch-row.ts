import { findCategory, findCategoryByPath, findRetailer, type Retailer } from '@endcap/catalog'
import type { ImageRole } from '@endcap/scoring'

/** A row of an input file as it is, or why it cannot be read. */
export type InputRecord = { values: Readonly<Record<string, unknown>> } | { malformed: string }

/** Returns the record of a row that cannot be read. */
export const malformed = (reason: string): InputRecord => ({ malformed: reason })

/** Values of rows that have none. */
export type RowDefaults = { role: ImageRole; category: string | null; retailer: string | null }

/** A row that can be scored. */
export type BatchRow = {
  id: string | null
  image: string
  role: ImageRole
  categoryId: string | null
  /** Null for carousel images, because retailers have rules for main images only. */
  retailer: Retailer | null
}

/** Why a row or its image could not be scored. */
export class RowError extends Error {
  readonly code: RowErrorCode
  constructor(code: RowErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
export type RowErrorCode = 'invalid_row' | 'not_found' | 'not_readable' | 'analysis_failed' | 'unavailable'

/** Names of the column with the image. The first that a row has counts. */
const IMAGE_COLUMNS = ['image', 'image_url', 'url', 'key', 'path']
export const ROW_COLUMNS: readonly string[] = [...IMAGE_COLUMNS, 'id', 'role', 'category', 'retailer']

const MAX_REFERENCE_LENGTH = 4_096
const MAX_ID_LENGTH = 1_024

/** Returns what a row names as its image and as its id, for rows that cannot be scored too. */
export function namesOf(record: InputRecord): { id: string | null; image: string | null } {
  if ('malformed' in record) return { id: null, image: null }
  const image = IMAGE_COLUMNS.map((name) => textOf(record.values[name])).find((text) => text !== null) ?? null
  return {
    id: textOf(record.values['id'])?.slice(0, MAX_ID_LENGTH) ?? null,
    image: image?.slice(0, MAX_REFERENCE_LENGTH) ?? null,
  }
}

/** Checks a row. @throws RowError invalid_row */
export function batchRow(record: InputRecord, defaults: RowDefaults): BatchRow {
  if ('malformed' in record) throw new RowError('invalid_row', record.malformed)
  const { id, image } = namesOf(record)
  if (image === null)
    throw new RowError('invalid_row', `the row has no image (columns ${IMAGE_COLUMNS.join(', ')})`)
  const cell = (name: 'role' | 'category' | 'retailer') => textOf(record.values[name]) ?? defaults[name]
  const role = roleOf(cell('role'))
  const retailer = cell('retailer')
  return {
    id,
    image,
    role,
    categoryId: categoryOf(cell('category')),
    retailer: role === 'hero' && retailer !== null ? retailerOf(retailer) : null,
  }
}

/** Numbers are accepted, because ids of other systems are often numbers. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim()
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : null
}

function roleOf(text: string | null): ImageRole {
  if (text === 'hero' || text === 'carousel') return text
  throw new RowError('invalid_row', `the role "${String(text).slice(0, 40)}" is neither hero nor carousel`)
}

function categoryOf(text: string | null): string | null {
  if (text === null) return null
  const category = findCategoryByPath(text) ?? findCategory(text)
  if (category) return category.id
  throw new RowError('invalid_row', `there is no category "${text.slice(0, 200)}"`)
}

function retailerOf(id: string): Retailer {
  const retailer = findRetailer(id)
  if (retailer) return retailer
  throw new RowError('invalid_row', `there is no retailer "${id.slice(0, 40)}"`)
}
