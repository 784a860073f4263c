import { type ErrorCode, pdpSubmitted, SUBMITTED_EXAMPLE } from '@endcap/api'
import type { Identifier } from '../record/identifiers.ts'

/** Error codes of a submission by id and by GTIN, besides those of its identifier. */
export const SUBMISSION_ERRORS: readonly ErrorCode[] = [
  'INVALID_RETAILER',
  'NO_DEFAULT_PORTFOLIO',
  'CATEGORY_NOT_FOUND',
  'EXTERNAL_CATEGORY_UNMAPPED',
  'CATEGORY_UNRESOLVED',
  'IMAGE_DOWNLOAD_FAILED',
  'TOO_MANY_IMAGES',
  'IMAGE_UPLOAD_FAILED',
]

/** Description of a submission by id and by GTIN. */
export const SUBMITTING =
  'Submits the main image and the carousel images of a listing for scoring. All images are downloaded before ' +
  'the response. If one fails, nothing changes. Images are identified by their file names: an image that the ' +
  'listing already has is neither downloaded nor scored again.'

/** Returns the answers to a submission under this identifier. */
export function submissionAnswers({ idType, externalId }: Identifier) {
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
