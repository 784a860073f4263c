import { type PdpStatistics, pdpStatistics, pdpStatisticsQuery, STATISTICS_EXAMPLE } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../../platform/http/conditional.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { checkFilters } from '../check-filters.ts'
import { createKeptFigures } from '../kept-figures.ts'
import { readStatistics } from '../pdp-statistics.ts'

type Deps = { db: Db }

/** Returns the operation `GET /v1/pdps/statistics`. */
export const getPdpStatisticsOperation =
  ({ db }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    const kept = createKeptFigures<PdpStatistics>(db, ({ count }) => count)
    server.get('/v1/pdps/statistics', {
      ...operation({
        id: 'getPdpStatistics',
        tag: 'Listings',
        limits: 'filters',
        summary: 'Read figures of all listings',
        description:
          'Returns the number of listings that meet all filters of the list, how their scores are spread, and ' +
          'where they lose points. For more than 20,000 listings the answer may be a minute old.',
        request: { querystring: pdpStatisticsQuery },
        answers: {
          200: { description: 'The figures', schema: pdpStatistics, example: STATISTICS_EXAMPLE },
        },
        errors: ['QUERY_TOO_SLOW', 'CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const filters = request.query
        checkFilters(filters)
        const scope = { ...filters, organizationId }
        const figures = await kept(JSON.stringify(scope), (executor) => readStatistics(executor, scope))
        return sendConditional(request, reply, represent(figures))
      },
    })
  }
