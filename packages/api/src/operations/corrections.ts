import { z } from 'zod'
import { CORRECTION_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import {
  correctionPage,
  correctionQuery,
  correctionRequest,
  correctionResult,
} from '../schemas/corrections.ts'
import { uuidInPath } from '../schemas/fields.ts'
import { pageOf } from './shared.ts'

const { pdps: _pdps, ...LISTED_EXAMPLE } = CORRECTION_EXAMPLE

export const createCorrection = defineOperation({
  id: 'createCorrection',
  method: 'POST',
  path: '/v1/corrections',
  tag: 'Corrections',
  isIdempotent: true,
  summary: 'Correct what was measured on an image',
  description:
    'Your word counts at once, for every image and listing of your organization with the same content, and also ' +
    'after new releases and rubrics. A correction replaces an earlier one of the same subject.',
  request: { body: correctionRequest },
  answers: {
    200: {
      description: 'The same correction is in force already',
      schema: correctionResult,
      example: { ...CORRECTION_EXAMPLE, pdps: [] },
    },
    201: {
      description: 'The correction and the new scores',
      schema: correctionResult,
      example: CORRECTION_EXAMPLE,
    },
  },
  errors: [
    'CATEGORY_NOT_FOUND',
    'IMAGE_NOT_FOUND',
    'NOT_MADE_BY_SPARK',
    'PDP_NOT_FOUND',
    'QUOTA_EXCEEDED',
    'VALIDATION_ERROR',
  ],
})

export const listCorrections = defineOperation({
  id: 'listCorrections',
  method: 'GET',
  path: '/v1/corrections',
  tag: 'Corrections',
  summary: 'List corrections',
  description:
    'Returns the corrections of your organization, the newest first, with those that were revoked.',
  request: { query: correctionQuery },
  answers: {
    200: {
      description: 'A page of corrections',
      schema: correctionPage,
      example: pageOf(LISTED_EXAMPLE),
    },
  },
  errors: ['IMAGE_NOT_FOUND', 'INVALID_CURSOR', 'VALIDATION_ERROR'],
})

export const revokeCorrection = defineOperation({
  id: 'revokeCorrection',
  method: 'DELETE',
  path: '/v1/corrections/{correction_id}',
  tag: 'Corrections',
  summary: 'Revoke a correction',
  description:
    'What was measured counts again at once. The correction stays in the list, with the time of its revocation.',
  request: {
    params: z.object({ correction_id: uuidInPath(EXAMPLE_IDS.correction) }),
  },
  answers: { 204: { description: 'Revoked' } },
  errors: ['CORRECTION_NOT_FOUND'],
  malformedPath: 'CORRECTION_NOT_FOUND',
})
