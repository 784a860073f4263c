import { findRetailer, STOREFRONTS } from '@endcap/catalog'
import type { CatalogSubmission, RecordKey } from '../types.ts'
import { readCategory, readName, readTags } from './read-details.ts'
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
    ...readRetailer(rows, columns, { type: identity.type, fallback: defaults.retailer, report }),
    ...readCategory(rows, columns, { fallback: defaults.categoryId, report }),
    ...readTags(rows, columns, report),
  }
  Object.assign(submission, readListingImages(rows, columns, { type: identity.type, requireImages, report }))
  const { type, key, gtin, asin } = identity
  if (type !== 'gtin' && gtin !== null) submission.gtin = gtin
  if (type !== 'asin' && asin !== null) submission.asin = asin
  return { key, submission }
}

type ImageFields = Pick<CatalogSubmission, 'hero_image_url' | 'carousel_image_urls'>

/** Reads the images, which a product by ASIN gets from its listing page. */
function readListingImages(
  rows: readonly ProductRow[],
  columns: Columns,
  { type, requireImages, report }: { type: Identity['type']; requireImages: boolean; report: Report },
): ImageFields {
  const fields = ['hero_image', 'image', 'carousel_image'] as const
  if (type === 'asin') {
    const [image] = fields.flatMap((field) => valuesOf(field, rows, columns))
    if (image) {
      const message = `The images of a product by ASIN are read from its listing page. To score the images of the file, give the product an id or a GTIN.`
      report.warn({ row: image.row, column: image.column, code: 'IMAGES_NOT_USED', message })
    }
    return {}
  }
  const { hero, carousel, isMissing } = readImages(rows, columns, report)
  const [index] = fields.flatMap((field) => columns.byField.get(field) ?? [])
  if (isMissing && requireImages) {
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

/** Reads the retailer region. ASINs exist only at the regions of the marketplace. */
function readRetailer(
  rows: readonly ProductRow[],
  columns: Columns,
  { type, fallback, report }: { type: Identity['type']; fallback: string | null; report: Report },
): Pick<CatalogSubmission, 'retailer'> {
  const [value] = valuesOf('retailer', rows, columns)
  const retailer = value ? cellText(value.cell).trim().toLowerCase() : fallback
  if (retailer === null) return {}
  const isAsin = type === 'asin'
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
