import { EXAMPLE_IDS, pdpRescore, pdpRescored } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { ignoreOtherBodies } from '../../../platform/http/request-bodies.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import type { RescorePdp } from '../rescore-pdp.ts'
import { pdpIdPath } from './shared/identifiers.ts'

type Deps = { admitSubmission: AdmitSubmission; rescorePdp: RescorePdp }

/** Returns the operation `POST /v1/pdps/{pdp_id}/rescore`. */
export const rescorePdpOperation =
  ({ admitSubmission, rescorePdp }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    ignoreOtherBodies(server)
    server.post('/v1/pdps/:pdp_id/rescore', {
      ...operation({
        id: 'rescorePdp',
        tag: 'Listings',
        summary: 'Score a listing again',
        description:
          'Scores the stored images by the current rules. While the listing is processed already, nothing else ' +
          'happens. With `refresh_images`, the images are downloaded again first, and those whose content has changed ' +
          'are replaced. So are the images of a storefront’s page that could not be downloaded. The body is optional.',
        request: { params: pdpIdPath, body: pdpRescore.nullish() },
        answers: {
          202: {
            description: 'Being processed',
            schema: pdpRescored,
            example: { pdp_id: EXAMPLE_IDS.pdp, status: 'PROCESSING' },
          },
        },
        errors: ['PDP_NOT_FOUND', 'IMAGE_DOWNLOAD_FAILED', 'IMAGE_UPLOAD_FAILED'],
        malformedPath: 'PDP_NOT_FOUND',
        isSubmission: true,
      }),
      handler: async (request, reply) => {
        const { id: organizationId } = await admitSubmission(request, reply)
        const pdpId = await rescorePdp({
          organizationId,
          pdpId: request.params.pdp_id,
          refreshesImages: request.body?.refresh_images ?? false,
          signal: clientAbortSignal(reply),
        })
        request.logFields['pdp_id'] = pdpId
        reply.code(202)
        return { pdp_id: pdpId, status: 'PROCESSING' as const }
      },
    })
  }
