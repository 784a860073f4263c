import { pdpTrend, TREND_EXAMPLE } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { represent, sendConditional } from '../../../../platform/http/conditional.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import type { GetTrend } from '../pdp-trend.ts'

type Deps = { getTrend: GetTrend }

/** Returns the operation `GET /v1/pdps/trend`. */
export const getPdpTrendOperation =
  ({ getTrend }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/pdps/trend', {
      ...operation({
        id: 'getPdpTrend',
        tag: 'Listings',
        summary: 'Read the development of the scores',
        description:
          'Returns the median score of all listings at the end of each of the last 12 weeks. For more than 20,000 listings ' +
          'the answer may be a minute old.',
        errors: ['QUERY_TOO_SLOW'],
        answers: { 200: { description: 'The trend', schema: pdpTrend, example: TREND_EXAMPLE } },
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const trend = await getTrend(organizationId)
        return sendConditional(request, reply, represent(trend))
      },
    })
  }
