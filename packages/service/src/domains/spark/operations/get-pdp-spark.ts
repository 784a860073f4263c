import { EXAMPLE_IDS, PDP_SPARK_EXAMPLE, pdpSpark, uuidInPath } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { GetPdpSpark } from '../get-pdp-spark.ts'

type Deps = { getPdpSpark: GetPdpSpark }

/** Returns the operation `GET /v1/pdps/{pdp_id}/spark`. */
export const getPdpSparkOperation =
  ({ getPdpSpark }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/pdps/:pdp_id/spark', {
      ...operation({
        id: 'getPdpSpark',
        tag: 'Spark',
        summary: 'Read what Spark has made for a listing',
        description:
          'Returns the batches of all images that the listing has or had, their images with what each would gain ' +
          'for the listing, rejected images with the reason, and the latest ideas. The picture of an image that ' +
          'Spark rejected is kept for 24 hours.',
        request: { params: z.object({ pdp_id: uuidInPath(EXAMPLE_IDS.pdp) }) },
        answers: {
          200: { description: 'Batches, images and ideas', schema: pdpSpark, example: PDP_SPARK_EXAMPLE },
        },
        errors: ['PDP_NOT_FOUND'],
        malformedPath: 'PDP_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const spark = await getPdpSpark(organizationId, request.params.pdp_id)
        return sendConditional(request, reply, represent(spark))
      },
    })
  }
