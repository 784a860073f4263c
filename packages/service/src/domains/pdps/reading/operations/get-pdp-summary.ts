import { pdpSummary, SUMMARY_EXAMPLE } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../../platform/http/conditional.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { pdpIdPath } from '../../record/identifiers.ts'
import { noSuchPdp } from '../../record/own-pdp.ts'
import { findListedPdp } from '../list-pdps.ts'
import { presentListedPdp } from '../present-pdp-summary.ts'

type Deps = { db: Db; links: Pick<SignedLinks, 'sign'> }

/** Returns the operation `GET /v1/pdps/{pdp_id}`. */
export const getPdpSummaryOperation =
  ({ db, links }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/pdps/:pdp_id', {
      ...operation({
        id: 'getPdpSummary',
        tag: 'Listings',
        summary: 'Read a listing in short',
        description:
          'Returns the row that the list of listings has for it. The listing need not be scored yet, so this is what ' +
          'to read before its explanation.',
        request: { params: pdpIdPath },
        answers: { 200: { description: 'The listing', schema: pdpSummary, example: SUMMARY_EXAMPLE } },
        errors: ['PDP_NOT_FOUND'],
        malformedPath: 'PDP_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { pdp_id: pdpId } = request.params
        const row = isUuid(pdpId) ? await findListedPdp(db, organizationId, pdpId) : null
        if (!row) throw noSuchPdp()
        return sendConditional(request, reply, represent(presentListedPdp(row, organizationId, links)))
      },
    })
  }
