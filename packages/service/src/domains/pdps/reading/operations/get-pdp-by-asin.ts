import { asinQuery, asinScores, SCORES_EXAMPLE } from '@endcap/api'
import { isAsin } from '@endcap/catalog'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { sendConditional } from '../../../../platform/http/conditional.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { readOrWait, WAITING } from '../../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { asinPath, EXAMPLE_ASIN } from '../../record/identifiers.ts'
import { noSuchPdp } from '../../record/own-pdp.ts'
import { existingStorefront } from '../../record/storefront-region.ts'
import type { GetPdp } from '../get-pdp.ts'
import { presentByAsin } from '../present-by-asin.ts'

/** Returns the operation `GET /v1/pdps/asin/{asin}`. */
export const getPdpByAsinOperation =
  ({ getPdp }: { getPdp: GetPdp }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/pdps/asin/:asin', {
      ...operation({
        id: 'getPdpByAsin',
        tag: 'Listings by ASIN',
        summary: 'Read the scores of a listing by its ASIN',
        description: `Poll until \`scored\` or \`error\`. ${WAITING} During a refresh, the previous scores and \`scored_at\` stay.`,
        request: { params: asinPath, querystring: asinQuery },
        answers: {
          200: {
            description: 'The scores',
            schema: asinScores,
            example: { asin: EXAMPLE_ASIN, ...presentByAsin(SCORES_EXAMPLE) },
          },
        },
        errors: ['INVALID_REGION', 'PDP_NOT_FOUND', 'VALIDATION_ERROR'],
        malformedPath: 'PDP_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { retailerId: retailer } = existingStorefront(request.query.region)
        const { asin: externalId } = request.params
        if (!isAsin(externalId)) throw noSuchPdp()
        const key = { organizationId, idType: 'asin', externalId, retailer } as const
        return sendConditional(request, reply, await readOrWait(request, reply, () => getPdp(key)))
      },
    })
  }
