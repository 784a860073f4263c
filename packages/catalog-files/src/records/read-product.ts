import { findCategory, findCategoryByPath, findRetailer, STOREFRONTS } from '@endcap/catalog'
import { MAX_TAG_LENGTH, MAX_TAGS, MAX_TEXT_LENGTH } from '../limits.ts'
import type { CatalogSubmission, RecordKey } from '../types.ts'
import { readImages } from './read-images.ts'
import { type Identity, readIdentity } from './read-key.ts'
import { type Columns, cellText, type ProductRow, quoted, type Report, valuesOf } from './row-values.ts'

export type Defaults = { retailer: string | null; categoryId: string | null }
export type Product = { key: RecordKey | null; submission: CatalogSubmission }

/** Reads a product from its rows. What cannot be used is reported and left out. */
export function readProduct(
  rows: readonly ProductRow[],
  columns: Columns,
  { defaults, requireImages, report }: { defaults: Defaults; requireImages: boolean; report: Report },
): Product {
  const identity = readIdentity(rows, columns, report)
  const submission: CatalogSubmission = {
    ...readName(rows, columns, report),
    ...readRetailer(rows, columns, { identity, fallback: defaults.retailer, report }),
    ...readCategory(rows, columns, { fallback: defaults.categoryId, report }),
    ...readTags(rows, columns, report),
  }
  if (!identity) return { key: null, submission }
  const { key, gtin, asin } = identity
  if (key.type !== 'gtin' && gtin !== null) submission.gtin = gtin
  if (key.type !== 'asin' && asin !== null) submission.asin = asin
  Object.assign(submission, readListingImages(rows, columns, { key, requireImages, report }))
  return { key, submission }
}

type ImageFields = Pick<CatalogSubmission, 'hero_image_url' | 'carousel_image_urls'>

/** Reads the images, which a product by ASIN gets from its listing page. */
function readListingImages(
  rows: readonly ProductRow[],
  columns: Columns,
  { key, requireImages, report }: { key: RecordKey; requireImages: boolean; report: Report },
): ImageFields {
  const fields = ['hero_image', 'image', 'carousel_image'] as const
  if (key.type === 'asin') {
    const [image] = fields.flatMap((field) => valuesOf(field, rows, columns))
    if (image) {
      const message = `The images of ${key.value} are read from its listing page. To score the images of the file, give the product an id or a GTIN.`
      report.warn({ row: image.row, column: image.column, code: 'IMAGES_NOT_USED', message })
    }
    return {}
  }
  const { hero, carousel } = readImages(rows, columns, report)
  const [index] = fields.flatMap((field) => columns.byField.get(field) ?? [])
  if (hero === null && requireImages && !report.hasError) {
    report.error({
      row: rows[0]?.row ?? 0,
      column: columns.names[index ?? -1] ?? null,
      code: 'NO_MAIN_IMAGE',
      message: 'The product has no main image.',
    })
  }
  return {
    ...(hero === null ? {} : { hero_image_url: hero }),
    ...(carousel.length === 0 ? {} : { carousel_image_urls: carousel }),
  }
}

function readName(
  rows: readonly ProductRow[],
  columns: Columns,
  report: Report,
): Pick<CatalogSubmission, 'name'> {
  const [value] = valuesOf('name', rows, columns)
  if (!value) return {}
  const name = Array.from(cellText(value.cell).trim().replaceAll(/\s+/g, ' '))
  if (name.length > MAX_TEXT_LENGTH) {
    const message = `The name has more than ${MAX_TEXT_LENGTH.toLocaleString('en-US')} characters. The rest is cut off.`
    report.warn({ row: value.row, column: value.column, code: 'TEXT_TOO_LONG', message })
  }
  return { name: name.slice(0, MAX_TEXT_LENGTH).join('') }
}

/** Reads the retailer region. ASINs exist only at the regions of the marketplace. */
function readRetailer(
  rows: readonly ProductRow[],
  columns: Columns,
  { identity, fallback, report }: { identity: Identity | null; fallback: string | null; report: Report },
): Pick<CatalogSubmission, 'retailer'> {
  const [value] = valuesOf('retailer', rows, columns)
  const retailer = value ? cellText(value.cell).trim().toLowerCase() : fallback
  if (retailer === null) return {}
  const isAsin = identity?.key.type === 'asin'
  const isKnown = isAsin
    ? STOREFRONTS.some(({ retailerId }) => retailerId === retailer)
    : findRetailer(retailer) !== null
  if (isKnown) return { retailer }
  const message = isAsin
    ? `${quoted(retailer)} has no ASINs. Products by ASIN need a region of the marketplace, such as marketplace_us.`
    : `${quoted(retailer)} is not a retailer region. Use the id of one, such as marketplace_us.`
  report.error({
    row: value?.row ?? rows[0]?.row ?? 0,
    column: value?.column ?? null,
    code: 'UNKNOWN_RETAILER',
    message,
  })
  return {}
}

function readCategory(
  rows: readonly ProductRow[],
  columns: Columns,
  { fallback, report }: { fallback: string | null; report: Report },
): Pick<CatalogSubmission, 'product_category_id' | 'external_category_id'> {
  const [value] = valuesOf('category', rows, columns)
  const id = value ? categoryId(cellText(value.cell)) : null
  if (id !== null) return { product_category_id: id }
  if (value) {
    const message = `${quoted(cellText(value.cell).trim())} is not the id or the path of a category. The category is found by name and codes.`
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

/** Returns the id of a category that is given by id or path, or null. */
export function categoryId(text: string): string | null {
  return (findCategory(text.trim()) ?? findCategoryByPath(text.trim()))?.id ?? null
}

/** Reads tags, which pipes, commas or semicolons separate. */
function readTags(
  rows: readonly ProductRow[],
  columns: Columns,
  report: Report,
): Pick<CatalogSubmission, 'tags'> {
  const values = valuesOf('tags', rows, columns)
  const [first] = values
  if (!first) return {}
  const texts = values.flatMap(({ cell }) =>
    typeof cell === 'string' ? cell.split(cell.includes('|') ? '|' : /[,;]/) : cell,
  )
  const tags = [...new Set(texts.map((tag) => tag.trim()).filter((tag) => tag !== ''))]
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
