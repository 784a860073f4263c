import * as api from '@endcap/api/operations'
import { isAsin } from '@endcap/catalog'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendConditional } from '../../../../platform/http/conditional.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { readOrWait } from '../../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { canonicalGtin, checkId, type Identifier } from '../../record/identifiers.ts'
import { noSuchPdp } from '../../record/own-pdp.ts'
import { existingStorefront } from '../../record/storefront-region.ts'
import type { GetPdp } from '../get-pdp.ts'

type Deps = { getPdp: GetPdp }

/** Serves `GET /v1/pdps/id/{id}`. */
export const getPdpOperation = ({ getPdp }: Deps) =>
  serve(api.getPdp, {
    preValidation: async (request) => checkId(request.params.id),
    handler: (request, reply) => {
      const identifier = { idType: 'id', externalId: request.params.id } as const
      return sendScores(getPdp, request, reply, identifier, request.query.retailer)
    },
  })

/** Serves `GET /v1/pdps/gtin/{gtin}`. */
export const getPdpByGtinOperation = ({ getPdp }: Deps) =>
  serve(api.getPdpByGtin, {
    preValidation: async (request) => void canonicalGtin(request.params.gtin),
    handler: (request, reply) => {
      const identifier = { idType: 'gtin', externalId: canonicalGtin(request.params.gtin) } as const
      return sendScores(getPdp, request, reply, identifier, request.query.retailer)
    },
  })

/** Serves `GET /v1/pdps/asin/{asin}`. */
export const getPdpByAsinOperation = ({ getPdp }: Deps) =>
  serve(api.getPdpByAsin, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const { retailerId: retailer } = existingStorefront(request.query.region)
    const { asin: externalId } = request.params
    if (!isAsin(externalId)) throw noSuchPdp()
    const key = { organizationId, idType: 'asin', externalId, retailer } as const
    return sendConditional(request, reply, await readOrWait(request, reply, () => getPdp(key)))
  })

async function sendScores(
  getPdp: GetPdp,
  request: FastifyRequest,
  reply: FastifyReply,
  identifier: Identifier,
  retailer: string,
): Promise<FastifyReply> {
  const { organizationId } = callerOf(request)
  const read = () => getPdp({ organizationId, ...identifier, retailer })
  return sendConditional(request, reply, await readOrWait(request, reply, read))
}
