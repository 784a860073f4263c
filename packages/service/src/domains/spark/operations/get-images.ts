import { BATCH_EXAMPLE, EXAMPLE_IDS, sparkBatchResult, uuidInPath } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { GetSpark } from '../get-spark.ts'
import { presentResult } from './shared/accept-request.ts'
import { rootImage } from './shared/describe-request.ts'

/** Returns the operation `GET /v1/images/{image_id}/spark/images/{batch_id}`. */
export const getImagesOperation =
  ({ getSpark }: { getSpark: GetSpark }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/images/:image_id/spark/images/:batch_id', {
      ...operation({
        id: 'getSparkImages',
        tag: 'Spark',
        summary: 'Read a batch of images',
        description: 'Poll until `completed` or `failed`. Each read returns new URLs, which expire soon.',
        request: {
          params: z.object({ ...rootImage, batch_id: uuidInPath(EXAMPLE_IDS.batch) }),
        },
        answers: { 200: { description: 'The batch', schema: sparkBatchResult, example: BATCH_EXAMPLE } },
        errors: ['IMAGE_NOT_FOUND', 'BATCH_NOT_FOUND'],
        malformedPath: 'IMAGE_NOT_FOUND',
        isConditional: false,
      }),
      handler: async (request, reply) => {
        const { image_id, batch_id } = request.params
        const found = await getSpark.batch(callerOf(request).organizationId, image_id, batch_id)
        reply.header('cache-control', 'private, no-store')
        return presentResult(found.request, found.data)
      },
    })
  }
