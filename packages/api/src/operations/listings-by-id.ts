import type { ErrorCode } from '../errors/error-codes.ts'
import { SCORES_EXAMPLE, SUBMITTED_EXAMPLE } from '../examples/examples.ts'
import { defineOperation } from '../openapi/operation.ts'
import { pdpScores, pdpSubmitted } from '../schemas/pdp-scores.ts'
import { gtinSubmissionBody, pdpSubmissionBody } from '../schemas/pdp-submission.ts'
import { retailerQuery } from '../schemas/retailers.ts'
import { EXAMPLE_GTIN, EXAMPLE_ID, gtinPath, idPath } from './paths.ts'
import { WAITING } from './shared.ts'

/** Error codes of submissions by id and GTIN, except for the identifier. */
const SUBMISSION_ERRORS: readonly ErrorCode[] = [
  'INVALID_RETAILER',
  'NO_DEFAULT_PORTFOLIO',
  'CATEGORY_NOT_FOUND',
  'EXTERNAL_CATEGORY_UNMAPPED',
  'CATEGORY_UNRESOLVED',
  'IMAGE_DOWNLOAD_FAILED',
  'TOO_MANY_IMAGES',
  'IMAGE_UPLOAD_FAILED',
]
const SUBMITTING =
  'Submits the main image and the carousel images of a listing for scoring. All images are downloaded before ' +
  'the response. If one fails, nothing changes. Images are identified by their file names: an image that the ' +
  'listing already has is neither downloaded nor scored again.'

/** Error codes of reads by id and GTIN, except for the identifier. */
const READING_ERRORS: readonly ErrorCode[] = ['INVALID_RETAILER', 'PDP_NOT_FOUND', 'VALIDATION_ERROR']
const READING = `Poll until \`COMPLETED\` or \`ERROR\`. ${WAITING} While a change is processed, the previous scores and \`scored_at\` stay.`

function submissionAnswers<IdType extends 'id' | 'gtin'>(idType: IdType, externalId: string) {
  const example = {
    [idType]: externalId,
    ...SUBMITTED_EXAMPLE,
    score_url: `/v1/pdps/${idType}/${externalId}?retailer=marketplace_us`,
  }
  const schema = pdpSubmitted[idType]
  return {
    200: {
      description: 'Nothing has changed: the current status',
      schema,
      example: { ...example, status: 'COMPLETED' },
      headers: ['Endcap-Reused-Images'] as const,
    },
    202: { description: 'Accepted, or still being processed', schema, example },
  }
}

const scoresAnswer = <IdType extends 'id' | 'gtin'>(idType: IdType, externalId: string) => ({
  200: {
    description: 'The scores',
    schema: pdpScores[idType],
    example: { [idType]: externalId, ...SCORES_EXAMPLE },
  },
})

export const submitPdp = defineOperation({
  id: 'submitPdp',
  method: 'PUT',
  path: '/v1/pdps/id/{id}',
  tag: 'Listings by id',
  summary: 'Submit a listing under your own id',
  description: SUBMITTING,
  request: { params: idPath, body: pdpSubmissionBody },
  answers: submissionAnswers('id', EXAMPLE_ID),
  errors: ['INVALID_ID', ...SUBMISSION_ERRORS],
  malformedPath: 'INVALID_ID',
  isSubmission: true,
})

export const getPdp = defineOperation({
  id: 'getPdp',
  method: 'GET',
  path: '/v1/pdps/id/{id}',
  tag: 'Listings by id',
  summary: 'Read the scores of a listing by your own id',
  description: READING,
  request: { params: idPath, query: retailerQuery },
  answers: scoresAnswer('id', EXAMPLE_ID),
  errors: ['INVALID_ID', ...READING_ERRORS],
  malformedPath: 'INVALID_ID',
  hasTexts: true,
})

export const submitPdpByGtin = defineOperation({
  id: 'submitPdpByGtin',
  method: 'PUT',
  path: '/v1/pdps/gtin/{gtin}',
  tag: 'Listings by GTIN',
  summary: 'Submit a listing under a GTIN',
  description: SUBMITTING,
  request: { params: gtinPath, body: gtinSubmissionBody },
  answers: submissionAnswers('gtin', EXAMPLE_GTIN),
  errors: ['INVALID_GTIN', ...SUBMISSION_ERRORS],
  malformedPath: 'INVALID_GTIN',
  isSubmission: true,
})

export const getPdpByGtin = defineOperation({
  id: 'getPdpByGtin',
  method: 'GET',
  path: '/v1/pdps/gtin/{gtin}',
  tag: 'Listings by GTIN',
  summary: 'Read the scores of a listing by GTIN',
  description: READING,
  request: { params: gtinPath, query: retailerQuery },
  answers: scoresAnswer('gtin', EXAMPLE_GTIN),
  errors: ['INVALID_GTIN', ...READING_ERRORS],
  malformedPath: 'INVALID_GTIN',
  hasTexts: true,
})
