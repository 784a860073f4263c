import type { Answers, Operation } from '@endcap/api/openapi'
import { byOwnId, type PdpRequest } from '@endcap/api/operations'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { type Handler, type Route, serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { existingRetailer } from '../../retailers/existing-retailer.ts'
import { checkId } from './identifiers.ts'
import { noSuchPdp } from './own-pdp.ts'
import type { PdpStore } from './pdp-store.ts'

/** Serves both addresses: by `pdp_id` and by your own id. */
export const servePdp =
  <Request extends PdpRequest, Answered extends Answers>(
    pdps: Pick<PdpStore, 'find'>,
    operation: Operation<Request, Answered>,
    served: Handler<Request, Answered> | Route<Request, Answered>,
  ): FastifyPluginAsync =>
  async (server) => {
    const route = typeof served === 'function' ? { handler: served } : served
    // The handler's `pdp_id` is set before it runs.
    const other = byOwnId(operation) as Operation as Operation<Request, Answered>
    await server.register(serve(operation, route))
    await server.register(serve(other, { ...route, preHandler: createFindByOwnId(pdps) }))
  }

const createFindByOwnId = (pdps: Pick<PdpStore, 'find'>) => async (request: FastifyRequest) => {
  const params = request.params as { id: string; pdp_id?: string }
  const { retailer } = request.query as { retailer: string }
  checkId(params.id)
  existingRetailer(retailer)
  const { organizationId } = callerOf(request)
  const pdp = await pdps.find({ organizationId, idType: 'id', externalId: params.id, retailer })
  if (!pdp) throw noSuchPdp()
  params.pdp_id = pdp.id
}
