import { CLASSIFICATIONS } from '@endcap/scoring'
import { z } from 'zod'
import { nullableScore, timestamp, uuid } from './fields.ts'
import { pdpFilters, pdpSorts } from './pdp-list.ts'
import { isTable, ONLY_TABLES, peopleColumns } from './people-columns.ts'
import { VIEW_COLUMNS } from './views.ts'

export const EXPORT_FORMATS = ['csv', 'ndjson', 'xlsx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const exportFormat = z.enum(EXPORT_FORMATS).default('csv').meta({
  description: 'CSV (RFC 4180, UTF-8 with a byte order mark), one JSON object a line, or an Excel workbook',
})

export const pdpExportQuery = z.object({
  format: exportFormat,
  sort: z.enum(pdpSorts).optional().meta({
    description:
      'Field, with `-` for descending. Without it, listings are in the order of their first submission, and none is left out or repeated when listings change meanwhile',
  }),
  ...pdpFilters,
})

/** Columns for people. */
export const EXPORT_COLUMNS = ['id', 'name', ...VIEW_COLUMNS, 'link'] as const
export type ExportColumn = (typeof EXPORT_COLUMNS)[number]

/** The query of an export of listings. */
export const pdpTableQuery = pdpExportQuery
  .extend({ columns: peopleColumns(EXPORT_COLUMNS) })
  .refine(isTable, ONLY_TABLES)

export const exportedImage = z
  .object({
    pdp_id: uuid,
    id_type: z.enum(['id', 'gtin', 'asin']),
    id: z.string().meta({ description: 'Id of the listing: your id, the GTIN-14 or the ASIN, by `id_type`' }),
    retailer: z.string(),
    name: z.string().nullable(),
    category: z.string().nullable(),
    category_id: uuid,
    position: z.int().meta({ description: '0 for the main image' }),
    image_type: z.enum(['hero', 'carousel']),
    image_id: uuid,
    classification: z.enum(CLASSIFICATIONS).nullable(),
    service_score: nullableScore,
    service_certified: z.boolean().nullable(),
    first_recommendation: z.string().nullable(),
    expected_gain: z
      .number()
      .nullable()
      .meta({ description: 'Points that the image gains by the first recommendation' }),
    image_url: z.string().meta({ description: 'Address that the image was downloaded from' }),
    filename: z.string(),
    asset_id: z.string().nullable(),
    source_type: z.string().nullable().meta({ description: 'IPTC digital source type that the file states' }),
    rights_from: z.string().nullable(),
    rights_until: z.string().nullable(),
    rights_markets: z.string().nullable().meta({ description: 'Country codes, separated by spaces' }),
    rights_note: z.string().nullable(),
    width: z.int(),
    height: z.int(),
    byte_length: z.int(),
    scored_at: timestamp.nullable().meta({ description: 'Time of the score of the listing' }),
    alt_texts: z.record(z.string(), z.string()).meta({
      description:
        'By language. CSV and workbooks have the columns `alt_text_en`, `alt_text_de`, `alt_text_fr` and `alt_text_es`',
    }),
  })
  .meta({ id: 'ExportedImage' })

export type ExportedImage = z.output<typeof exportedImage>
export type PdpExportQuery = z.output<typeof pdpExportQuery>
