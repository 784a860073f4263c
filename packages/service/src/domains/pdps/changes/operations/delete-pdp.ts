import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { NO_QUERY, pdpAddresses } from '../../record/pdp-address.ts'
import type { PdpStore } from '../../record/pdp-store.ts'
import type { DeletePdp } from '../delete-pdp.ts'

type Deps = { deletePdp: DeletePdp; pdps: Pick<PdpStore, 'find'> }

/** Returns the operation `DELETE /v1/pdps/{pdp_id}`, also by your own id. */
export const deletePdpOperation =
  ({ deletePdp, pdps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    for (const at of pdpAddresses(pdps))
      server.delete(at.path(''), {
        ...operation({
          id: at.id('deletePdp'),
          tag: 'Listings',
          summary: at.summary('Delete a listing'),
          description:
            'Deletes the listing with its scores, its history, its images and what Spark made of them. The ' +
            'files follow within a day or two, unless other images have the same content.',
          request: { params: at.params, querystring: at.query(NO_QUERY) },
          answers: { 204: { description: 'Deleted' } },
          errors: at.errors,
          malformedPath: at.malformedPath,
        }),
        preHandler: at.preHandler,
        handler: async (request, reply) => {
          await deletePdp(callerOf(request).organizationId, request.params.pdp_id)
          return reply.code(204).send()
        },
      })
  }
