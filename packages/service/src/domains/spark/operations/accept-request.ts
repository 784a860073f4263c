import { type ErrorCode, EXAMPLE_IDS, IDEA_EXAMPLE } from '@endcap/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { callerOf } from '../../auth/authenticate.ts'
import type { RequestSpark } from '../request-spark.ts'
import { ID_FIELDS, type SparkKind, type SparkRequest } from '../spark-store.ts'

type Server = Parameters<FastifyPluginAsyncZodOpenApi>[0]

/** Path parameter of all Spark operations. */
export const rootImage = {
  image_id: z.string().meta({ example: EXAMPLE_IDS.hero, description: 'The root image' }),
}

/** Error codes of a request for images or ideas. */
export const REQUEST_ERRORS: readonly ErrorCode[] = [
  // Returned for a compressed body. Any other body is ignored.
  'UNSUPPORTED_MEDIA_TYPE',
  'GENERATED_IMAGE_NOT_ALLOWED',
  'MISSING_PRODUCT_CATEGORY',
  'IMAGE_NOT_FOUND',
  'QUEUE_ENQUEUE_FAILED',
]

/** Makes the operations of a plugin ignore bodies, because their paths have all parameters. */
export function ignoreBodies(server: Server): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
}

/** Returns the answers to a request for images or ideas. `what` names the request. */
export function requestAnswers<Schema extends z.ZodType>(
  kind: SparkKind,
  { what, schema, id }: { what: string; schema: Schema; id: string },
) {
  const example = {
    [ID_FIELDS[kind]]: id,
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

/** Requests images or ideas, and returns the answer. */
export async function acceptRequest(
  requestSpark: RequestSpark,
  kind: SparkKind,
  request: FastifyRequest,
  reply: FastifyReply,
  imageId: string,
) {
  const made = await requestSpark(kind, callerOf(request).organizationId, imageId)
  const { id, image_id, status, created_at } = made.request
  request.logFields[ID_FIELDS[kind]] = id
  reply.code(made.isNew ? 202 : 200)
  return {
    [ID_FIELDS[kind]]: id,
    image_id,
    status,
    result_url: `/v1/images/${image_id}/spark/${kind}/${id}`,
    created_at: created_at.toISOString(),
  }
}

/** Returns a request with its data in the form of the API. */
export function presentResult<Data>(
  { id, kind, image_id, status, created_at, updated_at }: SparkRequest,
  data: Data,
) {
  return {
    [ID_FIELDS[kind]]: id,
    image_id,
    status,
    data,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
