import { TRASHED_PDP_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { pdpRescored } from '../schemas/pdp-images.ts'
import { TRASH_DAYS, trashPage, trashQuery } from '../schemas/trash.ts'
import { pdpIdPath } from './paths.ts'
import { pageOf } from './shared.ts'

export const listTrash = defineOperation({
  id: 'listTrash',
  method: 'GET',
  path: '/v1/trash',
  tag: 'Listings',
  limits: 'own',
  summary: 'List deleted listings',
  description:
    `Returns the listings that were deleted in the last ${TRASH_DAYS} days, the newest deletion first. Their files ` +
    'count toward the stored bytes of your organization until they are gone.',
  request: { query: trashQuery },
  answers: {
    200: {
      description: 'A page of the trash',
      schema: trashPage,
      example: pageOf(TRASHED_PDP_EXAMPLE),
    },
  },
  errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
  isConditional: false,
})

export const restorePdp = defineOperation({
  id: 'restorePdp',
  method: 'POST',
  path: '/v1/trash/{pdp_id}/restore',
  tag: 'Listings',
  limits: 'own',
  summary: 'Restore a deleted listing',
  description:
    'Brings a listing back from the trash under its `pdp_id`, with its images, tags and history, and what Spark made ' +
    'of its images. It is scored again by the current rules. If its id has been submitted anew meanwhile, the answer ' +
    'is 409 `PDP_EXISTS` and it stays in the trash.',
  request: { params: pdpIdPath },
  ignoresBody: true,
  answers: {
    202: {
      description: 'Restored, and being scored',
      schema: pdpRescored,
      example: { pdp_id: EXAMPLE_IDS.pdp, status: 'PROCESSING' },
    },
  },
  errors: ['PDP_NOT_FOUND', 'PDP_EXISTS'],
  malformedPath: 'PDP_NOT_FOUND',
})

export const removeFromTrash = defineOperation({
  id: 'removeFromTrash',
  method: 'DELETE',
  path: '/v1/trash/{pdp_id}',
  tag: 'Listings',
  limits: 'own',
  summary: 'Delete a listing for good',
  description:
    'Deletes a listing of the trash at once, with its images, its history and what Spark made of them.',
  request: { params: pdpIdPath },
  answers: { 204: { description: 'Deleted' } },
  errors: ['PDP_NOT_FOUND'],
  malformedPath: 'PDP_NOT_FOUND',
})
