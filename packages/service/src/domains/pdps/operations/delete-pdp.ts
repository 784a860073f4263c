import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { DeletePdp } from '../delete-pdp.ts'
import { pdpIdPath } from './shared/identifiers.ts'

/** Returns the operation `DELETE /v1/pdps/{pdp_id}`. */
export const deletePdpOperation =
  ({ deletePdp }: { deletePdp: DeletePdp }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.delete('/v1/pdps/:pdp_id', {
      ...operation({
        id: 'deletePdp',
        tag: 'Listings',
        summary: 'Delete a listing',
        description:
          'Deletes the listing with its scores, its history, its images and what Spark made of them. The ' +
          'files follow within a day or two, unless other images have the same content.',
        request: { params: pdpIdPath },
        answers: { 204: { description: 'Deleted' } },
        errors: ['PDP_NOT_FOUND'],
        malformedPath: 'PDP_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        await deletePdp(callerOf(request).organizationId, request.params.pdp_id)
        return reply.code(204).send()
      },
    })
  }
