import { DEFAULT_RETAILER, findRetailer, STOREFRONTS } from '@endcap/catalog'
import type { CatalogSubmission, RecordKey } from '../types.ts'
import { readAltTexts } from './read-alt-texts.ts'
import { readCategory, readFamily, readName, readOwnCategories, readTags } from './read-details.ts'
import { type Images, readImages } from './read-images.ts'
import { type Identity, readIdentity } from './read-key.ts'
import { readRights } from './read-rights.ts'
import { retailerOf } from './retailer-of.ts'
import { type Columns, cellText, type ProductRow, quoted, type Report, valuesOf } from './row-values.ts'

export type Defaults = { retailer: string | null; categoryId: string | null }
export type Product = {
  key: RecordKey | null
  submission: CatalogSubmission
  urls: readonly string[]
}

export type ProductRules = {
  defaults: Defaults
  requireImages: boolean
  imageBaseUrl: string | null
  asinWithoutImage: boolean
}

/** Reads a product. Reports and leaves out unusable values. */
export function readProduct(
  rows: readonly ProductRow[],
  columns: Columns,
  { defaults, requireImages, imageBaseUrl, asinWithoutImage, report }: ProductRules & { report: Report },
): Product {
  const hasImage = IMAGE_FIELDS.some((field) => valuesOf(field, rows, columns).length > 0)
  const prefersAsin = asinWithoutImage && !hasImage
  const identity = readIdentity(rows, columns, { prefersAsin, report })
  const submission: CatalogSubmission = {
    ...readName(rows, columns, report),
    ...readRetailer(rows, columns, { ...identity, fallback: defaults.retailer, report }),
    ...readOwnCategories(rows, columns),
    ...readCategory(rows, columns, { fallback: defaults.categoryId, report }),
    ...readTags(rows, columns, report),
    ...readFamily(rows, columns, report),
    ...readRights(rows, columns, report),
  }
  const { type, key, gtin, asin } = identity
  const { urls, places, ...images } = readListingImages(rows, columns, {
    type,
    requireImages,
    imageBaseUrl,
    report,
  })
  const retailer = submission.retailer ?? DEFAULT_RETAILER
  Object.assign(submission, images, readAltTexts(rows, columns, { places, retailer, report }))
  if (type !== 'gtin' && gtin !== null) submission.gtin = gtin
  if (type !== 'asin' && asin !== null) submission.asin = asin
  return { key, submission, urls }
}

const IMAGE_FIELDS = ['hero_image', 'image', 'carousel_image'] as const

type ImageFields = Pick<CatalogSubmission, 'hero_image_url' | 'carousel_image_urls'> &
  Pick<Images, 'urls' | 'places'>

/** A product by ASIN gets them from its listing page. */
function readListingImages(
  rows: readonly ProductRow[],
  columns: Columns,
  {
    type,
    requireImages,
    imageBaseUrl: baseUrl,
    report,
  }: Pick<ProductRules, 'requireImages' | 'imageBaseUrl'> & { type: Identity['type']; report: Report },
): ImageFields {
  if (type === 'asin') {
    const [image] = IMAGE_FIELDS.flatMap((field) => valuesOf(field, rows, columns))
    if (image) {
      const message = `The images of a product by ASIN are read from its listing page. To score the images of the file, give the product an id or a GTIN.`
      report.warn({ row: image.row, column: image.column, code: 'IMAGES_NOT_USED', message })
    }
    return { urls: [], places: [] }
  }
  const { hero, carousel, urls, places, isMissing } = readImages(rows, columns, { baseUrl, report })
  const [index] = IMAGE_FIELDS.flatMap((field) => columns.byField.get(field) ?? [])
  if (isMissing && requireImages) {
    report.error({
      row: rows[0]?.row ?? 0,
      column: columns.names[index ?? -1] ?? null,
      code: 'NO_MAIN_IMAGE',
      message: 'The product has no main image.',
    })
  }
  return {
    urls,
    places,
    ...(hero === null ? {} : { hero_image_url: hero }),
    ...(carousel.length === 0 ? {} : { carousel_image_urls: carousel }),
  }
}

/** ASINs exist only in the marketplace's regions. */
function readRetailer(
  rows: readonly ProductRow[],
  columns: Columns,
  {
    type,
    storefront,
    fallback,
    report,
  }: Pick<Identity, 'type' | 'storefront'> & { fallback: string | null; report: Report },
): Pick<CatalogSubmission, 'retailer'> {
  const [value] = valuesOf('retailer', rows, columns)
  const text = value ? cellText(value.cell).trim() : null
  const retailer = text === null ? (storefront ?? fallback) : (retailerOf(text) ?? text.toLowerCase())
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
