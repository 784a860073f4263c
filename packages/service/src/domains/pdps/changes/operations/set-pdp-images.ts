import { EXAMPLE_IDS, pdpImages, pdpImagesResult } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import type { AdmitSubmission } from '../../../organizations/admit-submission.ts'
import { NO_QUERY, pdpAddresses } from '../../record/pdp-address.ts'
import type { PdpStore } from '../../record/pdp-store.ts'
import { checkCarouselCount } from '../../submission/submission.ts'
import type { SetImages } from '../set-images.ts'

type Deps = { admitSubmission: AdmitSubmission; setImages: SetImages; pdps: Pick<PdpStore, 'find'> }

const EXAMPLE = { pdp_id: EXAMPLE_IDS.pdp, error_code: null } as const

/** Returns the operation `PUT /v1/pdps/{pdp_id}/images`, also by your own id. */
export const setPdpImagesOperation =
  ({ admitSubmission, setImages, pdps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    for (const at of pdpAddresses(pdps))
      server.put(at.path('/images'), {
        ...operation({
          id: at.id('setPdpImages'),
          tag: 'Listings',
          summary: at.summary('Set the images of a listing'),
          description:
            'Makes a composition of stored images the images of a listing, however it was submitted. Images of the ' +
            'listing, of its earlier states, and those that Spark made from them keep their ids. Other images and ' +
            'uploads become new images of the listing. The next submission, or the next refresh from the storefront, ' +
            'replaces them.',
          request: { params: at.params, querystring: at.query(NO_QUERY), body: pdpImages },
          answers: {
            200: {
              description: 'Nothing has changed: the current status',
              schema: pdpImagesResult,
              example: { ...EXAMPLE, status: 'COMPLETED' },
            },
            202: {
              description: 'Accepted, or still being processed',
              schema: pdpImagesResult,
              example: { ...EXAMPLE, status: 'PROCESSING' },
            },
          },
          errors: [
            ...at.errors,
            'IMAGE_NOT_FOUND',
            'IMAGE_UPLOAD_FAILED',
            'IMAGES_CHANGED',
            'TOO_MANY_IMAGES',
            'UPLOAD_NOT_FOUND',
          ],
          malformedPath: at.malformedPath,
          isSubmission: true,
        }),
        // Runs before validation, because too many images have their own error code.
        preValidation: async ({ body }) => checkCarouselCount(body, 'carousel'),
        preHandler: at.preHandler,
        handler: async (request, reply) => {
          const { id: organizationId } = await admitSubmission(request, reply)
          const { pdp_id: pdpId } = request.params
          const outcome = await setImages({ organizationId, pdpId, composition: request.body })
          request.logFields['pdp_id'] = outcome.pdpId
          reply.code(outcome.status === 'PROCESSING' ? 202 : 200)
          return { pdp_id: outcome.pdpId, status: outcome.status, error_code: outcome.errorCode }
        },
      })
  }
