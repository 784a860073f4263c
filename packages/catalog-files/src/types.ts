import type { CatalogFormat } from './format-names.ts'

/** Structure of a file. Tabs and semicolons are CSV with another delimiter. */
export type Container = 'csv' | 'ndjson' | 'xml'

/**
 * Meaning of a column. If several columns have the same field, the first with a value counts, except for
 * images and tags, which add up in the order of the columns.
 *
 * - `fallback_id` identifies products that have no `id`, such as those with variations, whose SKUs only these have.
 * - `name_part` is a part of the name, such as brand and model. Parts are joined if there is no `name`.
 * - `code` and `code_type` are a pair: a code whose type (id, GTIN, UPC, EAN, ISBN or ASIN) is in another column.
 * - `category` is the id or the path of one of Endcap's categories. `external_category_id` is an id of your own.
 * - `own_category` is a category of the shop or of Google's taxonomy, as an id or as labels from the top down. It helps to
 *   find the category, and several columns add up.
 * - `image` is the main image if no `hero_image` is given, and a carousel image otherwise.
 * - `image_position` sorts the `image` of a product that has a row for each image.
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
  'tags',
  'ignore',
] as const
export type Field = (typeof FIELDS)[number]

/** Rows in which a column has one of these values, compared without case. `*` is any value. */
export type RowRule = { column: string; equals: readonly string[] }

/** Rows to leave out, such as the variations of a product. */
export type SkipRule = RowRule & { reason: string }

/** Meaning of the columns of a file. It is plain JSON, see `checkMapping`. */
export type Mapping = {
  /** Columns that are not named are ignored. */
  columns: Readonly<Record<string, Field>>
  /** `key`: rows with the key of the row before, or without a key, continue its product. */
  group_rows?: 'none' | 'key'
  /** Rows that begin a product. All other rows continue the product of the row before, whatever their keys. */
  product_rows?: RowRule
  skip?: readonly SkipRule[]
  /** Address below which images are that the file gives as paths or names. */
  image_base_url?: string
  /** True to read products by their ASIN if they have no image, because only their listing page has one then. */
  asin_without_image?: boolean
}

export type DetectedColumn = {
  name: string
  field: Field
  /** Up to three different values, cut to 80 characters. */
  samples: string[]
}

/** Describes how to read a file. It is plain JSON. */
export type Detection = {
  format: CatalogFormat
  container: Container
  /** Label of the WHATWG Encoding Standard, such as `utf-8`, `utf-16le` or `windows-1252`. */
  encoding: string
  /** True if the encoding was guessed by the letters of the text. */
  encoding_is_guess: boolean
  /** Sheet of a workbook that was read, and the names of its sheets. Null and empty for other files. */
  sheet: string | null
  sheets: string[]
  /** Null for other containers than CSV. */
  delimiter: string | null
  /** Rows before the first product. Zero for other containers than CSV. */
  header_rows: number
  /** Name of the XML element that holds a product, or null. */
  item_element: string | null
  columns: DetectedColumn[]
  mapping: Mapping
  /** 0 to 1. Below 0.5, a person should check the mapping. */
  confidence: number
  /** Reasons of the choice, for people. */
  reasons: string[]
  /** Fields that a product needs and no column has: `id` stands for any identifier, `hero_image` for any image. */
  missing: Field[]
}

export type Problem = {
  row: number
  /** Null if the problem concerns the whole row. */
  column: string | null
  code: ProblemCode
  /** Errors prevent the submission. Warnings leave out or change a value. */
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
  'UNUSUAL_SEPARATOR',
  'TEXT_TOO_LONG',
  'TOO_MANY_TAGS',
  'PRODUCT_TOO_LONG',
  'SKIPPED',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

export type RecordKey = { type: 'id' | 'gtin' | 'asin'; value: string }

/**
 * Fields of a submission, named as in the API. A field that the file does not give is absent and never
 * empty. A product by ASIN has no images.
 */
export type CatalogSubmission = {
  hero_image_url?: string
  carousel_image_urls?: string[]
  product_category_id?: string
  external_category_id?: string
  /** The shop's own categories of the product. */
  own_categories?: string[]
  gtin?: string
  asin?: string
  name?: string
  retailer?: string
  tags?: string[]
}

/** The cells of one row, in the order of the detected columns. Lists are joined by ` | `. */
export type SourceRow = { row: number; cells: string[] }

/** A product of the file, or rows that are none. Each row that is not empty belongs to exactly one record. */
export type CatalogRecord = {
  /** Number of the first row as a spreadsheet shows it, the line of NDJSON, or the number of the XML element. */
  row: number
  lastRow: number
  key: RecordKey | null
  /** `failed` if a problem is an error, `skipped` if a rule of the mapping leaves the rows out. */
  outcome: 'ready' | 'failed' | 'skipped'
  /** Null unless the outcome is `ready`. */
  submission: CatalogSubmission | null
  problems: Problem[]
  source: SourceRow[]
}

export type ReadOptions = {
  detection: Pick<
    Detection,
    'container' | 'encoding' | 'delimiter' | 'header_rows' | 'item_element' | 'mapping'
  > & { columns: readonly { name: string }[] }
  /** Defaults to that of the detection. */
  mapping?: Mapping
  /** Values for products that have none. The category is an id or a path of Endcap's. */
  defaults?: { retailer?: string; category?: string }
  /** If false, a product without a main image is `ready` too. Defaults to true. */
  requireImages?: boolean
}
