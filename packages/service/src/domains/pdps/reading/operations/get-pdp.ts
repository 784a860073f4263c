import { retailerQuery } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { checkId, EXAMPLE_ID, idPath } from '../../record/identifiers.ts'
import type { GetPdp } from '../get-pdp.ts'
import { READING, READING_ERRORS, scoresAnswer, sendScores } from '../read-scores.ts'

/** Returns the operation `GET /v1/pdps/id/{id}`. */
export const getPdpOperation =
  ({ getPdp }: { getPdp: GetPdp }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/pdps/id/:id', {
      ...operation({
        id: 'getPdp',
        tag: 'Listings by id',
        summary: 'Read the scores of a listing by your own id',
        description: READING,
        request: { params: idPath, querystring: retailerQuery },
        answers: scoresAnswer({ idType: 'id', externalId: EXAMPLE_ID }),
        errors: ['INVALID_ID', ...READING_ERRORS],
        malformedPath: 'INVALID_ID',
      }),
      preValidation: async (request) => checkId(request.params.id),
      handler: (request, reply) => {
        const identifier = { idType: 'id', externalId: request.params.id } as const
        return sendScores(getPdp, request, reply, identifier, request.query.retailer)
      },
    })
  }
