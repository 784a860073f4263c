import { type PdpPage, pdpListQuery, pdpPage, SUMMARY_EXAMPLE } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../../platform/http/conditional.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { checkFilters } from '../check-filters.ts'
import { listPdps } from '../list-pdps.ts'
import { presentListedPdp } from '../present-pdp-summary.ts'

type Deps = { db: Db; links: Pick<SignedLinks, 'sign'> }

/** Returns the operation `GET /v1/pdps`. */
export const listPdpsOperation =
  ({ db, links }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/pdps', {
      ...operation({
        id: 'listPdps',
        tag: 'Listings',
        limits: 'filters',
        summary: 'List listings',
        description:
          'Returns the listings of your organization that meet all filters, page by page. Follow `next_cursor` ' +
          'until `has_more` is false. Listings that change meanwhile may appear again or be left out.',
        request: { querystring: pdpListQuery },
        answers: {
          200: {
            description: 'A page of listings',
            schema: pdpPage,
            example: { data: [SUMMARY_EXAMPLE], has_more: false, next_cursor: null },
          },
        },
        errors: ['CATEGORY_NOT_FOUND', 'INVALID_CURSOR', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { cursor = null, ...query } = request.query
        checkFilters(query)
        const { rows, nextCursor } = await listPdps(db, { ...query, organizationId, cursor })
        const page: PdpPage = {
          data: rows.map((row) => presentListedPdp(row, organizationId, links)),
          has_more: nextCursor !== null,
          next_cursor: nextCursor,
        }
        return sendConditional(request, reply, represent(page))
      },
    })
  }
