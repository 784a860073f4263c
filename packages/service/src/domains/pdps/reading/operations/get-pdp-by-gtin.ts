import { retailerQuery } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { canonicalGtin, EXAMPLE_GTIN, gtinPath } from '../../record/identifiers.ts'
import type { GetPdp } from '../get-pdp.ts'
import { READING, READING_ERRORS, scoresAnswer, sendScores } from '../read-scores.ts'

/** Returns the operation `GET /v1/pdps/gtin/{gtin}`. */
export const getPdpByGtinOperation =
  ({ getPdp }: { getPdp: GetPdp }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/pdps/gtin/:gtin', {
      ...operation({
        id: 'getPdpByGtin',
        tag: 'Listings by GTIN',
        summary: 'Read the scores of a listing by GTIN',
        description: READING,
        request: { params: gtinPath, querystring: retailerQuery },
        answers: scoresAnswer({ idType: 'gtin', externalId: EXAMPLE_GTIN }),
        errors: ['INVALID_GTIN', ...READING_ERRORS],
        malformedPath: 'INVALID_GTIN',
      }),
      preValidation: async (request) => void canonicalGtin(request.params.gtin),
      handler: (request, reply) => {
        const identifier = { idType: 'gtin', externalId: canonicalGtin(request.params.gtin) } as const
        return sendScores(getPdp, request, reply, identifier, request.query.retailer)
      },
    })
  }
