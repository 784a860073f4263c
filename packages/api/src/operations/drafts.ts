import { z } from 'zod'
import { COMPOSER_EXAMPLE, DRAFT_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { composerQuery, pdpComposer } from '../schemas/composer.ts'
import { draftAccepted, draftRequest, draftScore } from '../schemas/drafts.ts'
import { uuidInPath } from '../schemas/fields.ts'
import { MAX_WAIT_S, WAITING } from './shared.ts'

const DESCRIPTION =
  'Answers "what will the score be then?". Send images by `image_id`, `upload_id` or `image_url`, or ' +
  '`planned` images that do not exist yet. With `base`, fields that you leave out have the values of a ' +
  'stored listing. With `optimize`, the best order or selection of the images is found. The answer is 200 ' +
  'if all images have been analyzed before. Otherwise it is 202, the images are analyzed, and the request ' +
  `also counts as a submission. \`Prefer: wait=10\` waits up to 10 seconds (at most ${MAX_WAIT_S}) for them. No ` +
  'listing is stored or changed, and the draft is part of no percentile.'

const ACCEPTED_EXAMPLE = {
  draft_id: EXAMPLE_IDS.draft,
  status: 'processing',
  result_url: `/v1/drafts/${EXAMPLE_IDS.draft}`,
  expires_at: '2026-11-22T08:00:00.000Z',
} as const

export const getPdpComposer = defineOperation({
  id: 'getPdpComposer',
  method: 'GET',
  path: '/v1/pdps/{pdp_id}/composer',
  tag: 'Drafts',
  summary: 'Read what scoring compositions of a listing needs',
  description:
    'Returns the facts of the listing’s images and of those that Spark made for it, with the rules that they ' +
    'are scored by. With the package `@endcap/scoring`, a program that has this answer computes the same ' +
    'scores as `POST /v1/pdps/score`.',
  request: { params: z.object({ pdp_id: uuidInPath(EXAMPLE_IDS.pdp) }), query: composerQuery },
  answers: {
    200: { description: 'Images and rules', schema: pdpComposer, example: COMPOSER_EXAMPLE },
  },
  errors: ['IMAGE_NOT_FOUND', 'PDP_NOT_FOUND', 'PDP_NOT_SCORED', 'VALIDATION_ERROR'],
  malformedPath: 'PDP_NOT_FOUND',
  hasTexts: true,
})

export const scoreDraft = defineOperation({
  id: 'scoreDraft',
  method: 'POST',
  path: '/v1/pdps/score',
  needs: 'viewer',
  tag: 'Drafts',
  isIdempotent: true,
  summary: 'Score a listing that is not stored',
  description: DESCRIPTION,
  request: { body: draftRequest },
  answers: {
    200: { description: 'The score', schema: draftScore, example: DRAFT_EXAMPLE },
    202: {
      description: 'The images are being analyzed',
      schema: draftAccepted,
      example: ACCEPTED_EXAMPLE,
    },
  },
  errors: [
    'CATEGORY_NOT_FOUND',
    'INVALID_RETAILER',
    'IMAGE_NOT_FOUND',
    'IMAGE_DOWNLOAD_FAILED',
    'IMAGE_UPLOAD_FAILED',
    'PDP_NOT_FOUND',
    'PDP_NOT_SCORED',
    'TOO_MANY_IMAGES',
    'UPLOAD_NOT_FOUND',
  ],
  isSubmission: true,
  hasTexts: true,
})

export const getDraft = defineOperation({
  id: 'getDraft',
  method: 'GET',
  path: '/v1/drafts/{draft_id}',
  tag: 'Drafts',
  summary: 'Read the score of a draft',
  description: `Poll until the status is \`completed\` or \`failed\`. ${WAITING} A draft is kept for 24 hours.`,
  request: { params: z.object({ draft_id: uuidInPath(EXAMPLE_IDS.draft) }) },
  answers: {
    200: {
      description: 'The draft',
      schema: draftScore,
      example: { ...DRAFT_EXAMPLE, draft_id: EXAMPLE_IDS.draft },
    },
  },
  errors: ['DRAFT_NOT_FOUND'],
  malformedPath: 'DRAFT_NOT_FOUND',
  hasTexts: true,
})
