import { EXAMPLE_IDS, sparkBatch } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { ignoreBodies } from '../../../platform/http/request-bodies.ts'
import type { RequestSpark } from '../request-spark.ts'
import { acceptRequest } from './shared/accept-request.ts'
import { REQUEST_ERRORS, requestAnswers, rootImage } from './shared/describe-request.ts'

/** Returns the operation `POST /v1/images/{image_id}/spark/images`. */
export const requestImagesOperation =
  ({ requestSpark }: { requestSpark: RequestSpark }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    ignoreBodies(server)
    server.post('/v1/images/:image_id/spark/images', {
      ...operation({
        id: 'sparkImages',
        tag: 'Spark',
        isIdempotent: true,
        summary: 'Request images made from an image',
        description:
          'Makes heroes, scenes, close-ups and more from the product’s own pixels, and keeps those that compare well with the root. An image has one batch in flight at a time.',
        request: { params: z.object(rootImage) },
        answers: requestAnswers('images', { what: 'batch', schema: sparkBatch, id: EXAMPLE_IDS.batch }),
        errors: REQUEST_ERRORS,
        malformedPath: 'IMAGE_NOT_FOUND',
        isConditional: false,
      }),
      handler: (request, reply) =>
        acceptRequest(requestSpark, 'images', request, reply, request.params.image_id),
    })
  }
