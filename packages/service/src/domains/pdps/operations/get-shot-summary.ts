import { SHOT_SUMMARY_EXAMPLE, shotSummary, shotSummaryQuery } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { summarizeShots } from '../shot-list.ts'
import { checkFilters } from './shared/check-filters.ts'

type Deps = { db: Db }

/** Returns the operation `GET /v1/shot-list/summary`. */
export const getShotSummaryOperation =
  ({ db }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/shot-list/summary', {
      ...operation({
        id: 'getShotSummary',
        tag: 'Listings',
        summary: 'Count missing images',
        description:
          'Returns how many listings lack an image of each asset type, and what such images are worth.',
        request: { querystring: shotSummaryQuery },
        answers: {
          200: {
            description: 'The numbers by asset type',
            schema: shotSummary,
            example: SHOT_SUMMARY_EXAMPLE,
          },
        },
        errors: ['CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const filters = request.query
        checkFilters(filters)
        const summary = await summarizeShots(db, { ...filters, organizationId })
        return sendConditional(request, reply, represent(summary))
      },
    })
  }
