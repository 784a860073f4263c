import { SHOT_SUMMARY_EXAMPLE, type ShotSummary, shotSummary, shotSummaryQuery } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../../platform/http/conditional.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { checkFilters } from '../../reading/check-filters.ts'
import { createKeptFigures } from '../../reading/kept-figures.ts'
import { summarizeShots } from '../shot-list.ts'

type Deps = { db: Db }

/** Returns the operation `GET /v1/shot-list/summary`. */
export const getShotSummaryOperation =
  ({ db }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    const kept = createKeptFigures<ShotSummary>(db, ({ listings }) => listings)
    server.get('/v1/shot-list/summary', {
      ...operation({
        id: 'getShotSummary',
        tag: 'Listings',
        limits: 'filters',
        summary: 'Count missing images',
        description:
          'Returns how many listings lack an image of each asset type, and what such images are worth. For more than 20,000 listings ' +
          'the answer may be a minute old.',
        request: { querystring: shotSummaryQuery },
        answers: {
          200: {
            description: 'The numbers by asset type',
            schema: shotSummary,
            example: SHOT_SUMMARY_EXAMPLE,
          },
        },
        errors: ['QUERY_TOO_SLOW', 'CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const filters = request.query
        checkFilters(filters)
        const scope = { ...filters, organizationId }
        const summary = await kept(JSON.stringify(scope), (executor) => summarizeShots(executor, scope))
        return sendConditional(request, reply, represent(summary))
      },
    })
  }
