import { SHOT_EXAMPLE, type ShotPage, shotListQuery, shotPage } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../../platform/http/conditional.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { checkFilters } from '../../reading/check-filters.ts'
import { listShots, presentShot } from '../shot-list.ts'

type Deps = { db: Db; links: Pick<SignedLinks, 'sign'> }

/** Returns the operation `GET /v1/shot-list`. */
export const listShotsOperation =
  ({ db, links }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/shot-list', {
      ...operation({
        id: 'listShots',
        tag: 'Listings',
        limits: 'filters',
        summary: 'List missing images',
        description:
          'Returns the asset types that the ideal mix asks for and the listings lack, those that gain the most points ' +
          'first. The filters are those of the list of listings.',
        request: { querystring: shotListQuery },
        answers: {
          200: {
            description: 'A page of missing images',
            schema: shotPage,
            example: { data: [SHOT_EXAMPLE], has_more: false, next_cursor: null },
          },
        },
        errors: ['CATEGORY_NOT_FOUND', 'INVALID_CURSOR', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { cursor = null, ...query } = request.query
        checkFilters(query)
        const { rows, nextCursor } = await listShots(db, { ...query, organizationId, cursor })
        const page: ShotPage = {
          data: rows.map((row) => presentShot(row, organizationId, links)),
          has_more: nextCursor !== null,
          next_cursor: nextCursor,
        }
        return sendConditional(request, reply, represent(page))
      },
    })
  }
