import { BATCH_EXAMPLE, EXAMPLE_IDS, sparkBatchResult, uuidInPath } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { represent } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { readOrWait, WAITING } from '../../../platform/http/wait-for-result.ts'
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
        description: `Poll until \`completed\` or \`failed\`. ${WAITING} Each read returns new URLs, which expire soon.`,
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
        const { organizationId } = callerOf(request)
        const read = async () => {
          const found = await getSpark.batch(organizationId, image_id, batch_id)
          return represent(presentResult(found.request, found.data))
        }
        const { body } = await readOrWait(request, reply, read)
        return reply
          .headers({
            'cache-control': 'private, no-store',
            'content-type': 'application/json; charset=utf-8',
          })
          .send(body)
      },
    })
  }
