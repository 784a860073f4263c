import { type PdpPage, pdpListQuery, pdpPage, SUMMARY_EXAMPLE } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { renditionUrl } from '../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { ShareReads } from '../../organizations/share-reads.ts'
import { type ListedPdp, listPdps } from '../list-pdps.ts'
import { presentPdpSummary } from '../present-pdp-summary.ts'
import { checkFilters } from './shared/check-filters.ts'

type Deps = { db: Db; shareReads: ShareReads; links: Pick<SignedLinks, 'sign'> }

/** Returns the operation `GET /v1/pdps`. */
export const listPdpsOperation =
  ({ db, shareReads, links }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/pdps', {
      ...operation({
        id: 'listPdps',
        tag: 'Listings',
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
        const thumbnailOf = ({ hero_sha256: sha256 }: ListedPdp) =>
          sha256 === null ? null : renditionUrl(links, { organizationId, sha256, side: 160 })
        const { cursor = null, ...query } = request.query
        checkFilters(query)
        const { rows, nextCursor } = await shareReads(organizationId, () =>
          listPdps(db, { ...query, organizationId, cursor }),
        )
        const page: PdpPage = {
          data: rows.map((row) => presentPdpSummary(row, thumbnailOf(row))),
          has_more: nextCursor !== null,
          next_cursor: nextCursor,
        }
        return sendConditional(request, reply, represent(page))
      },
    })
  }
