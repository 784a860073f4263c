import { z } from 'zod'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { IMPORT_EXAMPLE, IMPORT_ROW_EXAMPLE, IMPORT_SUMMARY_EXAMPLE } from '../examples/imports.ts'
import { defineOperation } from '../openapi/operation.ts'
import {
  catalogImport,
  IMPORT_TYPES,
  importMappingBody,
  importPage,
  importQuery,
  importRowPage,
  importRowsQuery,
  importsQuery,
} from '../schemas/imports.ts'
import { bytesOf, pageOf, WAITING } from './shared.ts'

const importPath = z.object({
  import_id: z.string().meta({
    description: '`import_id` of an import, which every answer about it has',
    example: EXAMPLE_IDS.import,
  }),
})

const importAnswer = (description: string) => ({
  description,
  schema: catalogImport,
  example: IMPORT_EXAMPLE,
})

/** Lets 100 MB arrive at 1.4 Mbit/s. */
const ARRIVAL_MS = 600_000

const bytes = bytesOf('a file').meta({
  override: { type: 'string', format: 'binary', description: 'The file' },
})

/** OpenAPI documents only the first content type. */
const body = { content: Object.fromEntries(IMPORT_TYPES.map((type) => [type, { schema: bytes }])) }

export const createImport = defineOperation({
  id: 'createImport',
  method: 'POST',
  path: '/v1/imports',
  tag: 'Imports',
  summary: 'Upload a catalog file',
  description:
    'The body is the file, with any content type of text or of an application: CSV, TSV, NDJSON, an XML feed or an Excel workbook (.xlsx), at most 100 MB unless the operator has set another ' +
    'limit, and may take ten minutes to arrive. The format and a mapping of the columns are recognized, then a ' +
    'dry run reads the whole file and counts what an import would change. Nothing is submitted before the import is started. The same file with ' +
    'the same mapping and defaults is the same import for a day.',
  request: { query: importQuery, body },
  consumes: [...IMPORT_TYPES],
  answers: {
    200: importAnswer('The same file was uploaded before: its import'),
    201: importAnswer('Stored, and being checked'),
  },
  errors: [
    'QUOTA_EXCEEDED',
    'INVALID_IMPORT_FILE',
    'INVALID_RETAILER',
    'CATEGORY_NOT_FOUND',
    'FILE_NOT_STORED',
  ],
  isSubmission: true,
  arrivalMs: ARRIVAL_MS,
})

export const listImports = defineOperation({
  id: 'listImports',
  method: 'GET',
  path: '/v1/imports',
  tag: 'Imports',
  summary: 'List imports',
  description: 'Returns the imports of your organization, the newest first.',
  request: { query: importsQuery },
  answers: {
    200: {
      description: 'A page of imports',
      schema: importPage,
      example: pageOf(IMPORT_SUMMARY_EXAMPLE),
    },
  },
  errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
})

export const getImport = defineOperation({
  id: 'getImport',
  method: 'GET',
  path: '/v1/imports/{import_id}',
  tag: 'Imports',
  summary: 'Read an import',
  description:
    'Poll until the status is `ready`, and after the start until it is `completed`, `cancelled` or `failed`. ' +
    'Scoring goes on after that: `progress.scored` grows until it is `done` and `unchanged` together, unless a ' +
    `listing cannot be scored. ${WAITING}`,
  request: { params: importPath },
  answers: { 200: importAnswer('The import with its counts') },
  errors: ['IMPORT_NOT_FOUND'],
  malformedPath: 'IMPORT_NOT_FOUND',
})

export const changeImportMapping = defineOperation({
  id: 'changeImportMapping',
  method: 'PUT',
  path: '/v1/imports/{import_id}/mapping',
  tag: 'Imports',
  summary: 'Change the mapping of an import',
  description:
    'Replaces the mapping of the columns, the encoding and the defaults that are given, and repeats the dry run. ' +
    'Only before the import is started.',
  request: { params: importPath, body: importMappingBody },
  answers: { 202: importAnswer('Changed, and being checked again') },
  errors: [
    'IMPORT_NOT_FOUND',
    'IMPORT_STARTED',
    'INVALID_IMPORT_FILE',
    'INVALID_RETAILER',
    'CATEGORY_NOT_FOUND',
  ],
  malformedPath: 'IMPORT_NOT_FOUND',
})

export const startImport = defineOperation({
  id: 'startImport',
  method: 'POST',
  path: '/v1/imports/{import_id}/start',
  tag: 'Imports',
  summary: 'Start an import',
  description:
    'Submits the valid rows in the background, after everything that clients wait for. During the dry run it ' +
    'takes effect afterwards. Does nothing if the import runs already or is completed.',
  request: { params: importPath },
  ignoresBody: true,
  answers: { 202: importAnswer('Started') },
  errors: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY', 'IMPORT_ENDED'],
  malformedPath: 'IMPORT_NOT_FOUND',
})

export const cancelImport = defineOperation({
  id: 'cancelImport',
  method: 'POST',
  path: '/v1/imports/{import_id}/cancel',
  tag: 'Imports',
  summary: 'Cancel an import',
  description:
    'Submits no further rows. Listings that are done stay as they are. Does nothing if the import is cancelled.',
  request: { params: importPath },
  ignoresBody: true,
  answers: { 202: importAnswer('Cancelled') },
  errors: ['IMPORT_NOT_FOUND', 'IMPORT_ENDED'],
  malformedPath: 'IMPORT_NOT_FOUND',
})

export const listImportRows = defineOperation({
  id: 'listImportRows',
  method: 'GET',
  path: '/v1/imports/{import_id}/rows',
  tag: 'Imports',
  summary: 'List the listings of an import',
  description:
    'Returns the listings of the file in its order, page by page, with their status and problems. A listing may ' +
    'have several rows in the file.',
  request: { params: importPath, query: importRowsQuery },
  answers: {
    200: {
      description: 'A page of listings',
      schema: importRowPage,
      example: pageOf(IMPORT_ROW_EXAMPLE),
    },
  },
  errors: ['IMPORT_NOT_FOUND', 'INVALID_CURSOR', 'VALIDATION_ERROR'],
  malformedPath: 'IMPORT_NOT_FOUND',
})

export const getFailedRows = defineOperation({
  id: 'getFailedRows',
  method: 'GET',
  path: '/v1/imports/{import_id}/failed-rows',
  tag: 'Imports',
  summary: 'Download the failed rows of an import',
  description:
    'Returns a CSV file with the columns of the file and the reasons in `endcap_problem`. Mend it and upload it ' +
    'again: only its listings are imported then. Cells that a spreadsheet would take for formulas begin with an ' +
    'apostrophe, which the import removes.',
  request: { params: importPath },
  answers: {
    200: {
      description: 'The failed rows',
      schema: z.string(),
      contentType: 'text/csv',
      example: 'SKU,Photo,endcap_problem\r\nsku-4711,,"Row 2: A new listing needs a main image."\r\n',
    },
  },
  errors: ['IMPORT_NOT_FOUND'],
  malformedPath: 'IMPORT_NOT_FOUND',
  isConditional: false,
})
