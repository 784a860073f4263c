import { z } from 'zod'
import type { ErrorCode } from '../errors/error-codes.ts'
import { BATCH_EXAMPLE, IDEA_EXAMPLE, PDP_SPARK_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import { imageVerdict, imageVerdictResult, pdpSpark } from '../schemas/pdp-spark.ts'
import { sparkBatch, sparkBatchResult, sparkIdea, sparkIdeaResult } from '../schemas/spark.ts'
import { pdpIdPath } from './paths.ts'
import { WAITING } from './shared.ts'

const rootImage = {
  image_id: uuidInPath(EXAMPLE_IDS.hero, 'The root image'),
}

const REQUEST_ERRORS: readonly ErrorCode[] = [
  'GENERATED_IMAGE_NOT_ALLOWED',
  'MISSING_PRODUCT_CATEGORY',
  'IMAGE_NOT_FOUND',
  'QUEUE_ENQUEUE_FAILED',
]

/** `what` names the request. */
function requestAnswers(
  kind: 'images' | 'ideas',
  { what, schema, id }: { what: string; schema: z.ZodType; id: string },
) {
  const example = {
    [kind === 'images' ? 'batch_id' : 'idea_id']: id,
    image_id: EXAMPLE_IDS.hero,
    status: 'processing',
    result_url: `/v1/images/${EXAMPLE_IDS.hero}/spark/${kind}/${id}`,
    created_at: IDEA_EXAMPLE.created_at,
  }
  return {
    200: { description: `The ${what} that is already in flight for the image`, schema, example },
    202: { description: 'Accepted', schema, example },
  }
}

export const sparkImages = defineOperation({
  id: 'sparkImages',
  method: 'POST',
  path: '/v1/images/{image_id}/spark/images',
  tag: 'Spark',
  isIdempotent: true,
  summary: 'Request images made from an image',
  description:
    'Makes heroes, scenes, close-ups and more from the product’s own pixels, and keeps those that compare well with the root. An image has one batch in flight at a time.',
  request: { params: z.object(rootImage) },
  ignoresBody: true,
  answers: requestAnswers('images', { what: 'batch', schema: sparkBatch, id: EXAMPLE_IDS.batch }),
  errors: REQUEST_ERRORS,
  malformedPath: 'IMAGE_NOT_FOUND',
})

export const getSparkImages = defineOperation({
  id: 'getSparkImages',
  method: 'GET',
  path: '/v1/images/{image_id}/spark/images/{batch_id}',
  tag: 'Spark',
  summary: 'Read a batch of images',
  description: `Poll until \`completed\` or \`failed\`. ${WAITING} Each read returns new URLs, which expire soon.`,
  request: {
    params: z.object({ ...rootImage, batch_id: uuidInPath(EXAMPLE_IDS.batch) }),
  },
  answers: { 200: { description: 'The batch', schema: sparkBatchResult, example: BATCH_EXAMPLE } },
  errors: ['IMAGE_NOT_FOUND', 'BATCH_NOT_FOUND'],
  malformedPath: 'IMAGE_NOT_FOUND',
  isConditional: false,
})

export const sparkIdeas = defineOperation({
  id: 'sparkIdeas',
  method: 'POST',
  path: '/v1/images/{image_id}/spark/ideas',
  tag: 'Spark',
  isIdempotent: true,
  summary: 'Request ideas for an image',
  description:
    'Finds improvements for the image and its listing, with their expected gain. An image has one request in flight at a time.',
  request: { params: z.object(rootImage) },
  ignoresBody: true,
  answers: requestAnswers('ideas', { what: 'request', schema: sparkIdea, id: EXAMPLE_IDS.idea }),
  errors: REQUEST_ERRORS,
  malformedPath: 'IMAGE_NOT_FOUND',
})

export const getSparkIdeas = defineOperation({
  id: 'getSparkIdeas',
  method: 'GET',
  path: '/v1/images/{image_id}/spark/ideas/{idea_id}',
  tag: 'Spark',
  summary: 'Read ideas',
  description: `Poll until \`completed\` or \`failed\`. ${WAITING}`,
  request: {
    params: z.object({ ...rootImage, idea_id: uuidInPath(EXAMPLE_IDS.idea) }),
  },
  answers: { 200: { description: 'The ideas', schema: sparkIdeaResult, example: IDEA_EXAMPLE } },
  errors: ['IMAGE_NOT_FOUND', 'IDEA_NOT_FOUND'],
  malformedPath: 'IMAGE_NOT_FOUND',
})

export const setImageVerdict = defineOperation({
  id: 'setImageVerdict',
  method: 'PUT',
  path: '/v1/images/{image_id}/verdict',
  tag: 'Spark',
  summary: 'Keep or reject an image that Spark made',
  description:
    'Stores a person’s verdict, which replaces an earlier one. A rejected image is left out of its batch and ' +
    'of the composer. A listing that has it keeps it.',
  request: {
    params: z.object({ image_id: uuidInPath(EXAMPLE_IDS.child) }),
    body: imageVerdict,
  },
  answers: {
    200: {
      description: 'The verdict',
      schema: imageVerdictResult,
      example: { image_id: EXAMPLE_IDS.child, kept: false, reason: 'wrong_scene', comment: 'Too dark' },
    },
  },
  errors: ['IMAGE_NOT_FOUND', 'NOT_MADE_BY_SPARK'],
  malformedPath: 'IMAGE_NOT_FOUND',
})

export const getPdpSpark = defineOperation({
  id: 'getPdpSpark',
  method: 'GET',
  path: '/v1/pdps/{pdp_id}/spark',
  tag: 'Spark',
  summary: 'Read what Spark has made for a listing',
  description:
    'Returns the batches of all images that the listing has or had, their images with what each would gain ' +
    'for the listing, rejected images with the reason, and the latest ideas. The picture of an image that ' +
    'Spark rejected is kept for 24 hours.',
  request: { params: pdpIdPath },
  answers: {
    200: { description: 'Batches, images and ideas', schema: pdpSpark, example: PDP_SPARK_EXAMPLE },
  },
  errors: ['PDP_NOT_FOUND'],
  malformedPath: 'PDP_NOT_FOUND',
})
