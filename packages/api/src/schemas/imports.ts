import { ENCODINGS, FIELDS, FORMATS, KEY_FIELDS } from '@endcap/catalog-files'
import { z } from 'zod'
import { adding, implies } from './conditions.ts'
import { nonEmptyText, text, timestamp, uuid } from './fields.ts'
import { pageOf, pageQuery } from './pdp-list.ts'
import { composedSet, refreshImages } from './pdp-submission.ts'
import { retailerId } from './retailers.ts'

/** Content types of `POST /v1/imports`. The format is detected from the content. */
export const IMPORT_TYPES = [
  'application/octet-stream',
  'text/csv',
  'text/tab-separated-values',
  'application/x-ndjson',
  'application/xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

export const IMPORT_STATUSES = [
  'checking',
  'ready',
  'invalid',
  'running',
  'completed',
  'cancelled',
  'failed',
] as const
export const IMPORT_ROW_STATUSES = ['waiting', 'done', 'unchanged', 'failed', 'skipped'] as const
export const IMPORT_CHANGES = ['new', 'changed', 'unchanged'] as const
/** Codes of imports with status `invalid` or `failed`. */
export const IMPORT_FAILURES = {
  FILE_NOT_READABLE: 'the file cannot be read to its end with this mapping',
  IMPORT_INTERRUPTED: 'the import failed repeatedly; the log has the cause',
} as const satisfies Record<string, string>
export type ImportFailure = keyof typeof IMPORT_FAILURES

/** Problems in the response of an import. Rows have all. */
export const MAX_SHOWN_PROBLEMS = 100
const MAX_RULES = 20
const MAX_BASE_URL_LENGTH = 2_048

const encoding = z.enum(ENCODINGS as [string, ...string[]]).meta({
  description: 'Encoding of the file, if it was guessed wrong',
})
const imageBaseUrl = z.string().max(MAX_BASE_URL_LENGTH).meta({
  pattern: '^https?://[^?]+$',
  description: 'Address below which the images are that the file gives as paths or names',
})

const field = z.enum(FIELDS)
const columnName = z.string()
const category = text().meta({ description: 'Id or path of a category for listings that have none' })

/** A mapping with a column that identifies products. */
const WITH_A_KEY = {
  properties: { columns: { not: { additionalProperties: { not: { enum: KEY_FIELDS } } } } },
}

/** Maps file columns to listing fields. */
export const importMapping = z
  .object({
    columns: z.record(columnName, field).meta({
      description: 'Field of each column by its name. Columns that are left out are not imported',
    }),
    group_rows: z.enum(['none', 'key']).optional().meta({
      description:
        '`key` if a listing may have several rows: those with the key of the row before, or without a key',
    }),
    product_rows: z
      .object({ column: columnName, equals: z.array(text()).max(MAX_RULES) })
      .optional()
      .meta({
        description:
          'Rows that begin a product, by the values of a column. All others continue the product of the row before',
      }),
    skip: z
      .array(
        z.object({
          column: columnName,
          equals: z.array(text()).max(MAX_RULES).meta({ description: '`*` is any value' }),
          reason: text(),
        }),
      )
      .max(MAX_RULES)
      .optional()
      .meta({ description: 'Rows to leave out, such as variations of a product' }),
    image_base_url: imageBaseUrl.optional(),
    asin_without_image: z
      .boolean()
      .optional()
      .meta({ description: '`true` reads products that have no image by their ASIN' }),
  })
  .meta({ id: 'ImportMapping' })

export const importMappingBody = z
  .object({
    mapping: importMapping.optional().meta({
      description: 'Defaults to the current one, or to the one that is proposed for another encoding',
    }),
    encoding: encoding.optional(),
    retailer: retailerId.optional().meta({ description: 'Retailer region of listings that have none' }),
    category: category.nullish(),
    refresh_images: refreshImages,
    composed_set: composedSet.optional(),
  })
  .meta({
    id: 'ImportMappingChange',
    ...adding(
      implies(
        { required: ['mapping'], properties: { mapping: {} } },
        { properties: { mapping: WITH_A_KEY } },
      ),
    ),
    example: { mapping: { columns: { SKU: 'id', Title: 'name', Photo: 'hero_image' } } },
  })

export const importQuery = z.object({
  filename: nonEmptyText(255).optional().meta({ description: 'Name of the file, shown to people' }),
  start: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: '`true` starts the import after the dry run if the file can be read' }),
  retailer: retailerId.optional().meta({ description: 'Retailer region of listings that have none' }),
  category: category.optional(),
  encoding: encoding.optional(),
  sheet: nonEmptyText(255)
    .optional()
    .meta({ description: 'Sheet of an Excel workbook. Defaults to the first one' }),
  image_base_url: imageBaseUrl.optional(),
  refresh_images: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: '`true` downloads images again that the listings have already' }),
  composed_set: composedSet.default('keep'),
})

export const importRowsQuery = z.object({
  ...pageQuery,
  status: z.enum(IMPORT_ROW_STATUSES).optional(),
  change: z.enum(IMPORT_CHANGES).optional().meta({ description: 'Result of the dry run' }),
})

export const importsQuery = z.object(pageQuery)

const count = z.int().min(0)

const problem = z
  .object({
    row: z.int().meta({ description: 'Number of the row in a spreadsheet, of the line, or of the element' }),
    column: z.string().nullable(),
    key: z.string().nullable().meta({ description: 'Id, GTIN or ASIN of the listing' }),
    code: z.string().meta({ description: 'Code of a problem of the file, or of an Error object' }),
    severity: z
      .enum(['error', 'warning'])
      .meta({ description: 'An error leaves the listing out, a warning leaves a value out or changes it' }),
    message: z.string(),
  })
  .meta({ id: 'ImportProblem' })

const dryRun = z
  .object({
    rows: count.meta({ description: 'Rows with content below the header' }),
    listings: count,
    images: count,
    valid: count.meta({ description: 'Listings that the import submits' }),
    new: count,
    changed: count.meta({ description: 'Stored listings that differ, and all stored listings by ASIN' }),
    unchanged: count,
    failed: count.meta({ description: 'Listings with an error' }),
    skipped: count.meta({ description: 'Listings that the mapping leaves out' }),
    warnings: count.meta({ description: 'Listings with a warning' }),
    composed: count.meta({
      description: 'Listings with composed images for which the file has others',
    }),
    problems: z.array(problem).meta({
      description: `The first ${MAX_SHOWN_PROBLEMS} problems. The rows of the import have all`,
    }),
  })
  .meta({ id: 'ImportDryRun' })

const importProgress = z
  .object({
    total: count.meta({ description: 'Listings of the file. The counts below, but `scored`, add up to it' }),
    waiting: count,
    done: count,
    unchanged: count,
    failed: count,
    skipped: count,
    scored: count.meta({ description: 'Listings that are done or unchanged and have been scored' }),
  })
  .meta({ id: 'ImportProgress' })

const importFields = {
  import_id: uuid,
  status: z.enum(IMPORT_STATUSES).meta({
    description:
      '`checking` during the dry run, `ready` until it is started, or `invalid` if the file cannot be read with this mapping, `running`, then `completed`, `cancelled` or `failed`',
  }),
  error_code: z.enum(Object.keys(IMPORT_FAILURES) as ImportFailure[]).nullable(),
  error: z
    .string()
    .nullable()
    .meta({ description: 'Why the import is invalid or has failed, and what to do' }),
  filename: z.string().nullable(),
  bytes: count,
  format: z.enum(FORMATS).meta({ description: 'System that the file comes from' }),
  created_at: timestamp,
  started_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  expires_at: timestamp.nullable().meta({
    description: 'The import and its file are deleted then. Null while it is running',
  }),
}

export const importSummary = z.object(importFields).meta({ id: 'ImportSummary' })

export const catalogImport = z
  .object({
    ...importFields,
    sha256: z.string().meta({ description: 'Hash of the bytes, in hexadecimal digits' }),
    container: z.enum(['csv', 'ndjson', 'xml']),
    encoding: z.string(),
    encoding_is_guess: z
      .boolean()
      .meta({ description: 'The encoding was guessed by the letters of the text. Check the names' }),
    sheet: z.string().nullable().meta({ description: 'Sheet of an Excel workbook that is read' }),
    sheets: z.array(z.string()).meta({ description: 'Sheets of an Excel workbook' }),
    delimiter: z.string().nullable(),
    confidence: z.number().min(0).max(1).meta({
      description: 'Certainty of the proposed mapping. Below 0.5, a person should check it',
    }),
    reasons: z.array(z.string()).meta({ description: 'Why the format was chosen' }),
    missing: z.array(field).meta({ description: 'Needed fields that no column was proposed for' }),
    columns: z.array(
      z.object({
        name: z.string(),
        field: field.meta({ description: 'Its current field' }),
        proposed_field: field,
        samples: z.array(z.string()),
      }),
    ),
    mapping: importMapping,
    retailer: z.string(),
    category_id: uuid.nullable(),
    refresh_images: z
      .boolean()
      .meta({ description: 'Images that the listings have already are downloaded again' }),
    composed_set: composedSet,
    starts_when_ready: z.boolean(),
    dry_run: dryRun.nullable().meta({ description: 'Null until the file has been read' }),
    progress: importProgress,
  })
  .meta({ id: 'Import' })

export const importPage = pageOf(importSummary).meta({ id: 'ImportPage' })

export const importRow = z
  .object({
    row: z.int().meta({ description: 'First row of the listing in the file' }),
    last_row: z.int(),
    key_type: z.enum(['id', 'gtin', 'asin']).nullable(),
    key: z.string().nullable(),
    retailer: z.string(),
    name: z.string().nullable(),
    hero_image_url: z.string().nullable(),
    image_count: count.meta({ description: 'Images that the file has' }),
    change: z.enum(IMPORT_CHANGES).nullable().meta({ description: 'Null unless the listing is submitted' }),
    status: z.enum(IMPORT_ROW_STATUSES),
    error_code: z.string().nullable(),
    problems: z.array(problem.omit({ key: true }).meta({ id: 'ImportRowProblem' })),
    pdp_id: uuid.nullable(),
  })
  .meta({ id: 'ImportRow' })

export const importRowPage = pageOf(importRow).meta({ id: 'ImportRowPage' })

export type Import = z.output<typeof catalogImport>
export type ImportSummary = z.output<typeof importSummary>
export type ImportPage = z.output<typeof importPage>
export type ImportRow = z.output<typeof importRow>
export type ImportRowPage = z.output<typeof importRowPage>
export type ImportMapping = z.output<typeof importMapping>
export type ImportDryRun = z.output<typeof dryRun>
export type ImportProblem = z.output<typeof problem>
export type ImportProgress = z.output<typeof importProgress>
export type ImportRowsQuery = z.output<typeof importRowsQuery>
export type ImportMappingChange = z.output<typeof importMappingBody>
