import { PDP_SPARK_EXAMPLE, pdpSpark } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { NO_QUERY, pdpAddresses } from '../../pdps/record/pdp-address.ts'
import type { PdpStore } from '../../pdps/record/pdp-store.ts'
import type { GetPdpSpark } from '../get-pdp-spark.ts'

type Deps = { getPdpSpark: GetPdpSpark; pdps: Pick<PdpStore, 'find'> }

/** Returns the operation `GET /v1/pdps/{pdp_id}/spark`, also by your own id. */
export const getPdpSparkOperation =
  ({ getPdpSpark, pdps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    for (const at of pdpAddresses(pdps))
      server.get(at.path('/spark'), {
        ...operation({
          id: at.id('getPdpSpark'),
          tag: 'Spark',
          summary: at.summary('Read what Spark has made for a listing'),
          description:
            'Returns the batches of all images that the listing has or had, their images with what each would gain ' +
            'for the listing, rejected images with the reason, and the latest ideas. The picture of an image that ' +
            'Spark rejected is kept for 24 hours.',
          request: { params: at.params, querystring: at.query(NO_QUERY) },
          answers: {
            200: { description: 'Batches, images and ideas', schema: pdpSpark, example: PDP_SPARK_EXAMPLE },
          },
          errors: [...at.errors],
          malformedPath: at.malformedPath,
        }),
        preHandler: at.preHandler,
        handler: async (request, reply) => {
          const { organizationId } = callerOf(request)
          const spark = await getPdpSpark(organizationId, request.params.pdp_id)
          return sendConditional(request, reply, represent(spark))
        },
      })
  }
