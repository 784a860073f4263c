import type { CatalogFormat } from './format-names.ts'

/** CSV includes tabs and semicolons. */
export type Container = 'csv' | 'ndjson' | 'xml'

/**
 * Meaning of a column. The first value of a field counts, except images, alt texts, tags, `variant` and
 * `own_category`, which add up in column order.
 * - `fallback_id` is used without an `id`, such as for products with variations, whose SKUs only these have.
 * - `name_part`, such as brand or model, is used without a `name`.
 * - `code` has its type (id, GTIN, UPC, EAN, ISBN or ASIN) in `code_type`.
 * - `category` is Endcap's id or path, `external_category_id` your own.
 * - `own_category` is the shop's or Google's, as an id or labels from the top down, to find the category.
 * - `image` is the main image without a `hero_image`, else a carousel image.
 * - `rights_…` limit the use of all images of a product.
 * - `alt_text` describes the images of the column before it, or of the one at the same place in the order.
 * - `family` is the parent or group that variants of a product share, `variant` what they differ in.
 * - `image_position` sorts the `image` of products with a row per image.
 */
export const FIELDS = [
  'id',
  'fallback_id',
  'gtin',
  'asin',
  'code',
  'code_type',
  'name',
  'name_part',
  'category',
  'external_category_id',
  'own_category',
  'retailer',
  'hero_image',
  'carousel_image',
  'image',
  'image_position',
  'rights_from',
  'rights_until',
  'rights_markets',
  'rights_note',
  'alt_text',
  'tags',
  'family',
  'variant',
  'ignore',
] as const
export type Field = (typeof FIELDS)[number]

/** Compared without case. `*` is any value. */
export type RowRule = { column: string; equals: readonly string[] }

export type SkipRule = RowRule & { reason: string }

/** Plain JSON, see `checkMapping`. */
export type Mapping = {
  /** Others are ignored. */
  columns: Readonly<Record<string, Field>>
  /** `key`: rows with the previous key or none continue its product. */
  group_rows?: 'none' | 'key'
  /** Rows that begin a product. Others continue it, whatever their keys. */
  product_rows?: RowRule
  skip?: readonly SkipRule[]
  /** Base of images given as paths or names. */
  image_base_url?: string
  /** Reads products without an image by ASIN, because only their listing page has one. */
  asin_without_image?: boolean
}

export type DetectedColumn = {
  name: string
  field: Field
  /** Up to three different values, cut to 80 characters. */
  samples: string[]
}

/** How to read a file, as plain JSON. */
export type Detection = {
  format: CatalogFormat
  container: Container
  /** WHATWG label, such as `utf-8`, `utf-16le` or `windows-1252`. */
  encoding: string
  /** True if guessed by letters. */
  encoding_is_guess: boolean
  /** Null without a workbook. */
  sheet: string | null
  sheets: string[]
  /** Null unless CSV. */
  delimiter: string | null
  header_rows: number
  /** Name of the product's XML element, or null. */
  item_element: string | null
  columns: DetectedColumn[]
  mapping: Mapping
  /** 0 to 1. Below 0.5, a person should check the mapping. */
  confidence: number
  reasons: string[]
  /** Required fields without a column: `id` is any identifier, `hero_image` any image. */
  missing: Field[]
}

export type Problem = {
  row: number
  /** Null for the whole row. */
  column: string | null
  code: ProblemCode
  /** Errors prevent the submission, warnings change it. */
  severity: 'error' | 'warning'
  message: string
}

export const PROBLEM_CODES = [
  'MALFORMED_ROW',
  'TOO_MANY_CELLS',
  'SHORT_ROW',
  'UNREADABLE_CHARACTERS',
  'NO_KEY',
  'INVALID_ID',
  'INVALID_GTIN',
  'INVALID_ASIN',
  'MANGLED_NUMBER',
  'GTIN_ZEROS_RESTORED',
  'UNKNOWN_CODE_TYPE',
  'DUPLICATE_KEY',
  'UNKNOWN_RETAILER',
  'UNKNOWN_CATEGORY',
  'NO_MAIN_IMAGE',
  'INVALID_IMAGE_ADDRESS',
  'RELATIVE_IMAGE_ADDRESS',
  'REPEATED_IMAGE',
  'TOO_MANY_IMAGES',
  'IMAGES_NOT_USED',
  'IMAGES_IGNORED',
  'INVALID_RIGHTS',
  'ALT_TEXTS_NOT_USED',
  'UNUSUAL_SEPARATOR',
  'TEXT_TOO_LONG',
  'TOO_MANY_TAGS',
  'PRODUCT_TOO_LONG',
  'SKIPPED',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

export type RecordKey = { type: 'id' | 'gtin' | 'asin'; value: string }

/** Named as in the API. Fields are absent, never empty. A product by ASIN has no images. */
export type CatalogSubmission = {
  hero_image_url?: string
  carousel_image_urls?: string[]
  product_category_id?: string
  external_category_id?: string
  own_categories?: string[]
  gtin?: string
  asin?: string
  name?: string
  retailer?: string
  tags?: string[]
  family?: string
  variant?: string
  /** Apply to all images. */
  image_rights?: {
    from?: string | undefined
    until?: string | undefined
    markets?: string[] | undefined
    note?: string | undefined
  }
  /** By image address, then by language. */
  alt_texts?: Record<string, Record<string, string>>
}

/** In column order. ` | ` joins lists. */
export type SourceRow = { row: number; cells: string[] }

/** Products, or rows without one. Each nonempty row belongs to exactly one record. */
export type CatalogRecord = {
  /** Spreadsheet row, line of NDJSON, or number of the XML element. */
  row: number
  lastRow: number
  key: RecordKey | null
  /** `failed` by an error, `skipped` by the mapping. */
  outcome: 'ready' | 'failed' | 'skipped'
  /** Null unless `ready`. */
  submission: CatalogSubmission | null
  problems: Problem[]
  source: SourceRow[]
}

export type ReadOptions = {
  detection: Pick<
    Detection,
    'container' | 'encoding' | 'delimiter' | 'header_rows' | 'item_element' | 'mapping'
  > & { columns: readonly { name: string }[] }
  /** Defaults to the detection's. */
  mapping?: Mapping
  /** For products without. The category is Endcap's id or path. */
  defaults?: { retailer?: string; category?: string }
  /** Defaults to true. If false, products without a main image are `ready`. */
  requireImages?: boolean
}
