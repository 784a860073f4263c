import { EXAMPLE_IDS, sparkIdea } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { ignoreBodies } from '../../../platform/http/request-bodies.ts'
import type { RequestSpark } from '../request-spark.ts'
import { acceptRequest } from './shared/accept-request.ts'
import { REQUEST_ERRORS, requestAnswers, rootImage } from './shared/describe-request.ts'

/** Returns the operation `POST /v1/images/{image_id}/spark/ideas`. */
export const requestIdeasOperation =
  ({ requestSpark }: { requestSpark: RequestSpark }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    ignoreBodies(server)
    server.post('/v1/images/:image_id/spark/ideas', {
      ...operation({
        id: 'sparkIdeas',
        tag: 'Spark',
        isIdempotent: true,
        summary: 'Request ideas for an image',
        description:
          'Finds improvements for the image and its listing, with their expected gain. An image has one request in flight at a time.',
        request: { params: z.object(rootImage) },
        answers: requestAnswers('ideas', { what: 'request', schema: sparkIdea, id: EXAMPLE_IDS.idea }),
        errors: REQUEST_ERRORS,
        malformedPath: 'IMAGE_NOT_FOUND',
        isConditional: false,
      }),
      handler: (request, reply) =>
        acceptRequest(requestSpark, 'ideas', request, reply, request.params.image_id),
    })
  }
