import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { callerOf } from '../auth/authenticate.ts'
import type { ErrorCode } from '../../platform/errors/domain-error.ts'
import { represent, sendConditional } from '../../platform/http/conditional.ts'
import { operation } from '../../platform/http/operation.ts'
import type { GetSpark } from './get-spark.ts'
import type { RequestSpark, Requested } from './request-spark.ts'
import { BATCH_EXAMPLE, BATCH_ID, IDEA_EXAMPLE, IDEA_ID, IMAGE_ID } from './spark-examples.ts'
import { sparkBatch, sparkBatchResult, sparkIdea, sparkIdeaResult } from './spark-schemas.ts'
import type { SparkRequest } from './spark-store.ts'

type Deps = { requestSpark: RequestSpark; getSpark: GetSpark }

const image = { image_id: z.string().meta({ example: IMAGE_ID, description: 'The root image' }) }
const REFUSALS: readonly ErrorCode[] = [
  // Returned for a compressed body. Any other body is ignored.
  'UNSUPPORTED_MEDIA_TYPE',
  'GENERATED_IMAGE_NOT_ALLOWED',
  'MISSING_PRODUCT_CATEGORY',
  'IMAGE_NOT_FOUND',
  'QUEUE_ENQUEUE_FAILED',
]

/** Returns the routes `POST` and `GET` of `/v1/images/{image_id}/spark/images` and `…/spark/ideas`. */
export function sparkRoutes({ requestSpark, getSpark }: Deps): FastifyPluginAsync {
  const plugin: FastifyPluginAsyncZodOpenApi = async (server) => {
    // The path has all parameters. A body is read and ignored.
    server.removeAllContentTypeParsers()
    server.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    server.post('/v1/images/:image_id/spark/images', {
      ...operation({
        id: 'sparkImages',
        tag: 'Spark',
        summary: 'Request images made from an image',
        description:
          'Makes heroes, scenes, close-ups and more from the product’s own pixels, and keeps those that compare well with the root. An image has one batch in flight at a time.',
        request: { params: z.object(image) },
        answers: answers(
          'batch',
          sparkBatch,
          { batch_id: BATCH_ID },
          `/v1/images/${IMAGE_ID}/spark/images/${BATCH_ID}`,
        ),
        errors: REFUSALS,
        malformedPath: 'IMAGE_NOT_FOUND',
        isConditional: false,
      }),
      handler: async (request, reply) => {
        const made = await requestSpark('images', callerOf(request).organizationId, request.params.image_id)
        request.logFields['batch_id'] = made.request.id
        reply.code(made.isNew ? 202 : 200)
        return { batch_id: made.request.id, ...requested(made) }
      },
    })

    server.get('/v1/images/:image_id/spark/images/:batch_id', {
      ...operation({
        id: 'getSparkImages',
        tag: 'Spark',
        summary: 'Read a batch of images',
        description: 'Poll until `completed` or `failed`. Each read returns new URLs, which expire soon.',
        request: { params: z.object({ ...image, batch_id: z.string().meta({ example: BATCH_ID }) }) },
        answers: { 200: { description: 'The batch', schema: sparkBatchResult, example: BATCH_EXAMPLE } },
        errors: ['IMAGE_NOT_FOUND', 'BATCH_NOT_FOUND'],
        malformedPath: 'IMAGE_NOT_FOUND',
        isConditional: false,
      }),
      handler: async (request, reply) => {
        const { image_id, batch_id } = request.params
        const found = await getSpark.batch(callerOf(request).organizationId, image_id, batch_id)
        reply.header('cache-control', 'private, no-store')
        return {
          batch_id: found.request.id,
          ...result(found.request),
          data: found.data,
          ...times(found.request),
        }
      },
    })

    server.post('/v1/images/:image_id/spark/ideas', {
      ...operation({
        id: 'sparkIdeas',
        tag: 'Spark',
        summary: 'Request ideas for an image',
        description:
          'Finds improvements for the image and its listing, with their expected gain. An image has one request in flight at a time.',
        request: { params: z.object(image) },
        answers: answers(
          'request',
          sparkIdea,
          { idea_id: IDEA_ID },
          `/v1/images/${IMAGE_ID}/spark/ideas/${IDEA_ID}`,
        ),
        errors: REFUSALS,
        malformedPath: 'IMAGE_NOT_FOUND',
        isConditional: false,
      }),
      handler: async (request, reply) => {
        const made = await requestSpark('ideas', callerOf(request).organizationId, request.params.image_id)
        request.logFields['idea_id'] = made.request.id
        reply.code(made.isNew ? 202 : 200)
        return { idea_id: made.request.id, ...requested(made) }
      },
    })

    server.get('/v1/images/:image_id/spark/ideas/:idea_id', {
      ...operation({
        id: 'getSparkIdeas',
        tag: 'Spark',
        summary: 'Read ideas',
        description: 'Poll until `completed` or `failed`.',
        request: { params: z.object({ ...image, idea_id: z.string().meta({ example: IDEA_ID }) }) },
        answers: { 200: { description: 'The ideas', schema: sparkIdeaResult, example: IDEA_EXAMPLE } },
        errors: ['IMAGE_NOT_FOUND', 'IDEA_NOT_FOUND'],
        malformedPath: 'IMAGE_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { image_id, idea_id } = request.params
        const found = await getSpark.ideas(callerOf(request).organizationId, image_id, idea_id)
        const answer = {
          idea_id: found.request.id,
          ...result(found.request),
          data: found.data,
          ...times(found.request),
        }
        return sendConditional(request, reply, represent(answer))
      },
    })
  }
  return plugin
}

function answers<Schema extends z.ZodType>(what: string, schema: Schema, id: object, url: string) {
  const example = {
    ...id,
    image_id: IMAGE_ID,
    status: 'processing',
    result_url: url,
    created_at: BATCH_EXAMPLE.created_at,
  }
  return {
    200: { description: `The ${what} that is already in flight for the image`, schema, example },
    202: { description: 'Accepted', schema, example },
  }
}

function requested({ request }: Requested) {
  const { id, kind, image_id, status, created_at } = request
  return {
    image_id,
    status,
    result_url: `/v1/images/${image_id}/spark/${kind}/${id}`,
    created_at: created_at.toISOString(),
  }
}

const result = ({ image_id, status }: SparkRequest) => ({ image_id, status })
const times = ({ created_at, updated_at }: SparkRequest) => ({
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})
