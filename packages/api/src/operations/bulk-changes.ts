import { z } from 'zod'
import { BULK_CHANGE_EXAMPLE, BULK_CHANGE_ITEM_EXAMPLE } from '../examples/bulk-changes.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import {
  BULK_UNDO_DAYS,
  bulkChange,
  bulkChangeItemPage,
  bulkChangeItemsQuery,
  bulkChangePage,
  bulkChangeRequest,
  bulkChangeStart,
  bulkChangesQuery,
  MAX_BULK_PDPS,
} from '../schemas/bulk-changes.ts'
import { uuidInPath } from '../schemas/fields.ts'
import { pdpFilters } from '../schemas/pdp-list.ts'
import { pageOf, WAITING } from './shared.ts'

const path = z.object({
  bulk_change_id: uuidInPath(EXAMPLE_IDS.bulkChange, '`bulk_change_id` of a bulk change'),
})

const answer = (description: string) => ({ description, schema: bulkChange, example: BULK_CHANGE_EXAMPLE })

export const createBulkChange = defineOperation({
  id: 'createBulkChange',
  method: 'POST',
  path: '/v1/bulk-changes',
  tag: 'Bulk changes',
  limits: 'filters',
  summary: 'Change many listings',
  description:
    `Changes the listings that meet all filters, which are those of the list, at most ${MAX_BULK_PDPS}. It works in ` +
    'the background, after everything that clients wait for. With `start: false` it only plans, so that you can ' +
    'look at the pairs of before and after first.',
  request: { query: z.object(pdpFilters), body: bulkChangeRequest },
  answers: { 202: answer('Being planned or applied') },
  errors: ['BULK_CHANGE_CONFLICT', 'CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
  isSubmission: true,
  isIdempotent: true,
})

export const listBulkChanges = defineOperation({
  id: 'listBulkChanges',
  method: 'GET',
  path: '/v1/bulk-changes',
  tag: 'Bulk changes',
  limits: 'own',
  summary: 'List bulk changes',
  description: `Returns those of the last ${BULK_UNDO_DAYS} days, the newest first.`,
  request: { query: bulkChangesQuery },
  answers: {
    200: {
      description: 'A page of bulk changes',
      schema: bulkChangePage,
      example: pageOf(BULK_CHANGE_EXAMPLE),
    },
  },
  errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
  isConditional: false,
})

export const getBulkChange = defineOperation({
  id: 'getBulkChange',
  method: 'GET',
  path: '/v1/bulk-changes/{bulk_change_id}',
  tag: 'Bulk changes',
  limits: 'own',
  summary: 'Read a bulk change',
  description: `Poll until it is \`ready\`, \`completed\` or \`undone\`. ${WAITING}`,
  request: { params: path },
  answers: { 200: answer('The bulk change with its counts') },
  errors: ['BULK_CHANGE_NOT_FOUND'],
  malformedPath: 'BULK_CHANGE_NOT_FOUND',
})

export const listBulkChangeItems = defineOperation({
  id: 'listBulkChangeItems',
  method: 'GET',
  path: '/v1/bulk-changes/{bulk_change_id}/items',
  tag: 'Bulk changes',
  limits: 'own',
  summary: 'List the listings of a bulk change',
  description:
    'Returns what each listing was before and is after. Once planned, pairs of which there are few come first.',
  request: { params: path, query: bulkChangeItemsQuery },
  answers: {
    200: {
      description: 'A page of listings',
      schema: bulkChangeItemPage,
      example: pageOf(BULK_CHANGE_ITEM_EXAMPLE),
    },
  },
  errors: ['BULK_CHANGE_NOT_FOUND', 'INVALID_CURSOR', 'VALIDATION_ERROR'],
  malformedPath: 'BULK_CHANGE_NOT_FOUND',
  isConditional: false,
})

export const startBulkChange = defineOperation({
  id: 'startBulkChange',
  method: 'POST',
  path: '/v1/bulk-changes/{bulk_change_id}/start',
  tag: 'Bulk changes',
  limits: 'own',
  summary: 'Apply a planned bulk change',
  description:
    'Applies exactly what is planned, except for listings that you leave out. Listings that are not planned yet are ' +
    'planned first. Listings that have changed since are skipped. Does nothing if it runs or is completed.',
  request: { params: path, body: bulkChangeStart.optional() },
  answers: { 202: answer('Being applied') },
  errors: ['BULK_CHANGE_CONFLICT', 'BULK_CHANGE_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'BULK_CHANGE_NOT_FOUND',
})

export const undoBulkChange = defineOperation({
  id: 'undoBulkChange',
  method: 'POST',
  path: '/v1/bulk-changes/{bulk_change_id}/undo',
  tag: 'Bulk changes',
  limits: 'own',
  summary: 'Undo a bulk change',
  description:
    `Within ${BULK_UNDO_DAYS} days. Each listing is again what it was before, unless it has changed since: those stay, ` +
    'with the status `kept`. One that still runs stops first.',
  request: { params: path },
  ignoresBody: true,
  answers: { 202: answer('Being undone') },
  errors: ['BULK_CHANGE_CONFLICT', 'BULK_CHANGE_NOT_FOUND'],
  malformedPath: 'BULK_CHANGE_NOT_FOUND',
})
