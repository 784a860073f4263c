import { findCategory, findCategoryByPath } from '@endcap/catalog'
import { MAX_FAMILY_LENGTH, MAX_TAG_LENGTH, MAX_TAGS, MAX_TEXT_LENGTH } from '../limits.ts'
import type { CatalogSubmission } from '../types.ts'
import { type Columns, cellText, type ProductRow, quoted, type Report, valuesOf } from './row-values.ts'

/** Joins lines or parts, and cuts long names. */
export function readName(
  rows: readonly ProductRow[],
  columns: Columns,
  report: Report,
): Pick<CatalogSubmission, 'name'> {
  const [whole] = valuesOf('name', rows, columns)
  const parts = whole ? [whole] : valuesOf('name_part', rows.slice(0, 1), columns)
  const [value] = parts
  if (!value) return {}
  const text = parts.map(({ cell }) => cellText(cell)).join(' ')
  const name = Array.from(text.trim().replaceAll(/\s+/g, ' '))
  if (name.length > MAX_TEXT_LENGTH) {
    const message = `The name has more than ${MAX_TEXT_LENGTH.toLocaleString('en-US')} characters. The rest is cut off.`
    report.warn({ row: value.row, column: value.column, code: 'TEXT_TOO_LONG', message })
  }
  return { name: name.slice(0, MAX_TEXT_LENGTH).join('') }
}

/** Takes Endcap's id or path, else the organization's id, else the default. */
export function readCategory(
  rows: readonly ProductRow[],
  columns: Columns,
  { fallback, report }: { fallback: string | null; report: Report },
): Pick<CatalogSubmission, 'product_category_id' | 'external_category_id'> {
  const [value] = valuesOf('category', rows, columns)
  const id = value ? categoryId(cellText(value.cell)) : null
  if (id !== null) return { product_category_id: id }
  if (value) {
    const message = `${quoted(cellText(value.cell).trim())} is not the id or the path of a category of Endcap. The category is guessed from it, the name and codes.`
    report.warn({ row: value.row, column: value.column, code: 'UNKNOWN_CATEGORY', message })
  }
  const [external] = valuesOf('external_category_id', rows, columns)
  const externalId = external ? cellText(external.cell).trim() : ''
  if (external && Array.from(externalId).length <= MAX_TEXT_LENGTH)
    return { external_category_id: externalId }
  if (external) {
    const message = `The category has more than ${MAX_TEXT_LENGTH.toLocaleString('en-US')} characters and is left out.`
    report.warn({ row: external.row, column: external.column, code: 'TEXT_TOO_LONG', message })
  }
  return fallback === null ? {} : { product_category_id: fallback }
}

const MAX_OWN_CATEGORIES = 8

/** Keeps distinct values, without overlong ones. */
export function readOwnCategories(
  rows: readonly ProductRow[],
  columns: Columns,
): Pick<CatalogSubmission, 'own_categories'> {
  const texts = ['own_category', 'category'] as const
  const values = texts
    .flatMap((field) => valuesOf(field, rows, columns))
    .map(({ cell }) => cellText(cell).trim().replaceAll(/\s+/g, ' '))
    .filter((text) => text.length <= MAX_TEXT_LENGTH && categoryId(text) === null)
  const own = [...new Set(values)].slice(0, MAX_OWN_CATEGORIES)
  return own.length > 0 ? { own_categories: own } : {}
}

/** Finds an id or path. */
export function categoryId(text: string): string | null {
  return (findCategory(text.trim()) ?? findCategoryByPath(text.trim()))?.id ?? null
}

/** Returns the parent and the values in which its variants differ. */
export function readFamily(
  rows: readonly ProductRow[],
  columns: Columns,
  report: Report,
): Pick<CatalogSubmission, 'family' | 'variant'> {
  const [family] = valuesOf('family', rows, columns)
  if (!family) return {}
  const key = cellText(family.cell).trim()
  if (Array.from(key).length > MAX_FAMILY_LENGTH) {
    const message = `The parent has more than ${MAX_FAMILY_LENGTH} characters and is left out.`
    report.warn({ row: family.row, column: family.column, code: 'TEXT_TOO_LONG', message })
    return {}
  }
  const values = valuesOf('variant', rows.slice(0, 1), columns).map(({ cell }) =>
    cellText(cell).trim().replaceAll(/\s+/g, ' '),
  )
  const variant = Array.from([...new Set(values)].join(', '))
    .slice(0, MAX_FAMILY_LENGTH)
    .join('')
  return { family: key, ...(variant === '' ? {} : { variant }) }
}

/** Splits at pipes, commas or semicolons. WooCommerce escapes commas as `\,`. */
export function readTags(
  rows: readonly ProductRow[],
  columns: Columns,
  report: Report,
): Pick<CatalogSubmission, 'tags'> {
  const values = valuesOf('tags', rows, columns)
  const [first] = values
  if (!first) return {}
  const texts = values.flatMap(({ cell }) =>
    typeof cell === 'string' ? cell.split(cell.includes('|') ? '|' : /(?<!\\)[,;]/) : cell,
  )
  const tags = [...new Set(texts.map((tag) => tag.trim().replaceAll('\\,', ',')).filter((tag) => tag !== ''))]
  const usable = tags.filter((tag) => Array.from(tag).length <= MAX_TAG_LENGTH)
  const place = { row: first.row, column: first.column }
  if (usable.length < tags.length) {
    const message = `Tags of more than ${MAX_TAG_LENGTH} characters are left out.`
    report.warn({ ...place, code: 'TEXT_TOO_LONG', message })
  }
  if (usable.length > MAX_TAGS) {
    const message = `The product has ${usable.length} tags. The first ${MAX_TAGS} are used.`
    report.warn({ ...place, code: 'TOO_MANY_TAGS', message })
  }
  return usable.length === 0 ? {} : { tags: usable.slice(0, MAX_TAGS) }
}
