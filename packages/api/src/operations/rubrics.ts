import { z } from 'zod'
import { RUBRIC_DETAILS_EXAMPLE, RUBRIC_EXAMPLE, RUBRIC_PREVIEW_EXAMPLE } from '../examples/examples.ts'
import { defineOperation } from '../openapi/operation.ts'
import {
  FAMILY_SLUGS,
  rubricActivation,
  rubricDetails,
  rubricDraft,
  rubricList,
  rubricPreview,
  rubricPublication,
} from '../schemas/rubrics.ts'

const familyPath = z.object({
  family: z.string().meta({
    enum: [...FAMILY_SLUGS.keys()],
    description: 'Family of categories',
    example: 'food-and-drink',
  }),
})

export const listRubrics = defineOperation({
  id: 'listRubrics',
  method: 'GET',
  path: '/v1/rubrics',
  tag: 'Rubrics',
  summary: 'List the rubrics',
  description: 'Returns the families of categories, and the version of the rubric that scores each.',
  answers: {
    200: { description: 'All families', schema: rubricList, example: { data: [RUBRIC_EXAMPLE] } },
  },
})

export const getRubric = defineOperation({
  id: 'getRubric',
  method: 'GET',
  path: '/v1/rubrics/{family}',
  tag: 'Rubrics',
  summary: 'Read a rubric',
  description: 'Returns the rubric of the release, the one in force, and all versions of your organization.',
  request: { params: familyPath },
  answers: {
    200: { description: 'The rubric', schema: rubricDetails, example: RUBRIC_DETAILS_EXAMPLE },
  },
  errors: ['RUBRIC_NOT_FOUND'],
  malformedPath: 'RUBRIC_NOT_FOUND',
})

export const previewRubric = defineOperation({
  id: 'previewRubric',
  method: 'POST',
  path: '/v1/rubrics/{family}/preview',
  tag: 'Rubrics',
  summary: 'Preview a change of a rubric',
  description:
    'Scores your listings by a changed rubric from stored facts, and changes nothing. Returns the ' +
    'histogram of scores before and after, and the listings that move the most. One preview of your ' +
    'organization runs at a time. With `Accept: application/x-ndjson` its progress is sent as one JSON object ' +
    'a line, and the last line has the preview. It ends when you disconnect.',
  request: { params: familyPath, body: rubricDraft },
  answers: {
    200: {
      description: 'The scores before and after',
      schema: rubricPreview,
      example: RUBRIC_PREVIEW_EXAMPLE,
    },
  },
  errors: ['RUBRIC_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'RUBRIC_NOT_FOUND',
  isSubmission: true,
})

export const publishRubric = defineOperation({
  id: 'publishRubric',
  method: 'POST',
  path: '/v1/rubrics/{family}/versions',
  tag: 'Rubrics',
  isIdempotent: true,
  summary: 'Publish a rubric',
  description:
    'Adds a version and puts it in force. New scores use it at once, and stored listings are scored again ' +
    'from their facts within minutes.',
  request: { params: familyPath, body: rubricPublication },
  answers: {
    201: { description: 'The rubric in force', schema: rubricDetails, example: RUBRIC_DETAILS_EXAMPLE },
  },
  errors: ['QUOTA_EXCEEDED', 'RUBRIC_CHANGED', 'RUBRIC_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'RUBRIC_NOT_FOUND',
})

export const activateRubric = defineOperation({
  id: 'activateRubric',
  method: 'PUT',
  path: '/v1/rubrics/{family}/active',
  tag: 'Rubrics',
  summary: 'Roll back to a version of a rubric',
  description:
    'Puts an earlier version in force again. Version 0 is the rubric of the release. Stored listings are ' +
    'scored again from their facts.',
  request: { params: familyPath, body: rubricActivation },
  answers: {
    200: { description: 'The rubric in force', schema: rubricDetails, example: RUBRIC_DETAILS_EXAMPLE },
  },
  errors: ['RUBRIC_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'RUBRIC_NOT_FOUND',
})
