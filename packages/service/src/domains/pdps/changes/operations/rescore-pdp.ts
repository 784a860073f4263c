import { EXAMPLE_IDS, pdpRescore, pdpRescored } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { clientAbortSignal } from '../../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { ignoreOtherBodies } from '../../../../platform/http/request-bodies.ts'
import type { AdmitSubmission } from '../../../organizations/admit-submission.ts'
import { NO_QUERY, pdpAddresses } from '../../record/pdp-address.ts'
import type { PdpStore } from '../../record/pdp-store.ts'
import type { RescorePdp } from '../rescore-pdp.ts'

type Deps = { admitSubmission: AdmitSubmission; rescorePdp: RescorePdp; pdps: Pick<PdpStore, 'find'> }

/** Returns the operation `POST /v1/pdps/{pdp_id}/rescore`, also by your own id. */
export const rescorePdpOperation =
  ({ admitSubmission, rescorePdp, pdps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    ignoreOtherBodies(server)
    for (const at of pdpAddresses(pdps))
      server.post(at.path('/rescore'), {
        ...operation({
          id: at.id('rescorePdp'),
          tag: 'Listings',
          summary: at.summary('Score a listing again'),
          description:
            'Scores the stored images by the current rules. While the listing is processed already, nothing else ' +
            'happens. With `refresh_images`, the images are downloaded again first, and those whose content has changed ' +
            'are replaced. So are the images of a storefront’s page that could not be downloaded. The body is optional.',
          request: { params: at.params, querystring: at.query(NO_QUERY), body: pdpRescore.nullish() },
          answers: {
            202: {
              description: 'Being processed',
              schema: pdpRescored,
              example: { pdp_id: EXAMPLE_IDS.pdp, status: 'PROCESSING' },
            },
          },
          errors: [...at.errors, 'IMAGE_DOWNLOAD_FAILED', 'IMAGE_UPLOAD_FAILED'],
          malformedPath: at.malformedPath,
          isSubmission: true,
        }),
        preHandler: at.preHandler,
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
