import { EXAMPLE_IDS, pdpRescored } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../platform/http/operation.ts'
import { ignoreBodies } from '../../../platform/http/request-bodies.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import type { RescorePdp } from '../rescore-pdp.ts'
import { pdpIdPath } from './shared/identifiers.ts'

type Deps = { admitSubmission: AdmitSubmission; rescorePdp: RescorePdp }

/** Returns the operation `POST /v1/pdps/{pdp_id}/rescore`. */
export const rescorePdpOperation =
  ({ admitSubmission, rescorePdp }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    ignoreBodies(server)
    server.post('/v1/pdps/:pdp_id/rescore', {
      ...operation({
        id: 'rescorePdp',
        tag: 'Listings',
        summary: 'Score a listing again',
        description:
          'Scores the stored images by the current rules. While the listing is processed already, nothing else ' +
          'happens. If the images of a storefront’s page could not be downloaded, they are downloaded again.',
        request: { params: pdpIdPath },
        answers: {
          202: {
            description: 'Being processed',
            schema: pdpRescored,
            example: { pdp_id: EXAMPLE_IDS.pdp, status: 'PROCESSING' },
          },
        },
        // Returned for a compressed body. Any other body is ignored.
        errors: ['PDP_NOT_FOUND', 'UNSUPPORTED_MEDIA_TYPE'],
        malformedPath: 'PDP_NOT_FOUND',
        isSubmission: true,
      }),
      handler: async (request, reply) => {
        const { id: organizationId } = await admitSubmission(request, reply)
        const pdpId = await rescorePdp(organizationId, request.params.pdp_id)
        request.logFields['pdp_id'] = pdpId
        reply.code(202)
        return { pdp_id: pdpId, status: 'PROCESSING' as const }
      },
    })
  }
