import { EXPORTED_IMAGE_EXAMPLE, SHOT_EXAMPLE, SUMMARY_EXAMPLE } from '../examples/examples.ts'
import { defineOperation } from '../openapi/operation.ts'
import { exportedImage, pdpExportQuery, pdpTableQuery } from '../schemas/exports.ts'
import { pdpSummary } from '../schemas/pdp-list.ts'
import { shot, shotExportQuery } from '../schemas/shot-list.ts'

const ERRORS = ['CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR', 'RATE_LIMITED'] as const
/** Media types of exported tables. */
export const TABLE_TYPES = [
  'text/csv',
  'application/x-ndjson',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

export const exportPdps = defineOperation({
  id: 'exportPdps',
  method: 'GET',
  path: '/v1/pdps/export',
  tag: 'Listings',
  limits: 'filters',
  summary: 'Export listings',
  description:
    'Returns a file with a row for each listing that meets all filters of the list. It is read and sent piece by ' +
    'piece. If it fails on the way, the connection breaks, so that a part is not taken for the whole.',
  request: { query: pdpTableQuery },
  answers: {
    200: {
      description: 'The file. A line of NDJSON is a row of the list',
      files: TABLE_TYPES,
      schema: pdpSummary,
      example: SUMMARY_EXAMPLE,
    },
  },
  errors: ERRORS,
  isConditional: false,
})

export const exportImages = defineOperation({
  id: 'exportImages',
  method: 'GET',
  path: '/v1/images/export',
  tag: 'Listings',
  limits: 'filters',
  summary: 'Export images',
  description:
    'Returns a file with a row for each image of the listings that meet all filters of the list. It is read and sent piece by ' +
    'piece. If it fails on the way, the connection breaks, so that a part is not taken for the whole.',
  request: { query: pdpExportQuery },
  answers: {
    200: {
      description: 'The file',
      files: TABLE_TYPES,
      schema: exportedImage,
      example: EXPORTED_IMAGE_EXAMPLE,
    },
  },
  errors: ERRORS,
  isConditional: false,
})

export const exportShots = defineOperation({
  id: 'exportShots',
  method: 'GET',
  path: '/v1/shot-list/export',
  tag: 'Listings',
  limits: 'filters',
  summary: 'Export missing images',
  description: 'Returns the shot list as a file, like the export of listings.',
  request: { query: shotExportQuery },
  answers: {
    200: {
      description: 'The file. A line of NDJSON is a row of the shot list',
      files: TABLE_TYPES,
      schema: shot,
      example: SHOT_EXAMPLE,
    },
  },
  errors: ERRORS,
  isConditional: false,
})
