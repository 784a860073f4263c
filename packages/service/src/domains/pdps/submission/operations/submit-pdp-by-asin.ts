import { asinSubmission, asinSubmitted, SUBMITTED_EXAMPLE } from '@endcap/api'
import { DEFAULT_REGION } from '@endcap/catalog'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { clientAbortSignal } from '../../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import type { AdmitSubmission } from '../../../organizations/admit-submission.ts'
import { asinPath, checkAsin, EXAMPLE_ASIN } from '../../record/identifiers.ts'
import { existingStorefront } from '../../record/storefront-region.ts'
import type { SubmitAsin } from '../submit-asin.ts'

type Deps = { admitSubmission: AdmitSubmission; submitAsin: SubmitAsin }

const answer = (asin: string, region: string, pdpId: string) => ({
  asin,
  region,
  pdp_id: pdpId,
  status: 'processing',
  score_url: `/v1/pdps/asin/${asin}?region=${region}`,
})

/** Returns the operation `PUT /v1/pdps/asin/{asin}`. */
export const submitPdpByAsinOperation =
  ({ admitSubmission, submitAsin }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.put('/v1/pdps/asin/:asin', {
      ...operation({
        id: 'submitPdpByAsin',
        tag: 'Listings by ASIN',
        summary: 'Submit a listing by its ASIN',
        description:
          'Fetches the listing with its title, category and images from the region’s storefront, and scores it. ' +
          'Another submission of the same ASIN refreshes the listing: only images that have changed are scored ' +
          'again. The body is optional.',
        request: { params: asinPath, body: asinSubmission.nullish() },
        answers: {
          202: {
            description: 'Found, and being processed',
            schema: asinSubmitted,
            example: answer(EXAMPLE_ASIN, 'us', SUBMITTED_EXAMPLE.pdp_id),
          },
        },
        errors: [
          'INVALID_ASIN',
          'INVALID_REGION',
          'CATEGORY_NOT_IN_ORG_ICP',
          'NO_VALID_CATEGORY',
          'ASIN_NOT_FOUND_AT_RETAILER',
          'PDP_NOT_FOUND',
          'SCRAPE_UPSTREAM_ERROR',
          'SCRAPE_TIMEOUT',
        ],
        malformedPath: 'INVALID_ASIN',
        isSubmission: true,
      }),
      // Runs before the body is validated, because an invalid ASIN has its own error code.
      preValidation: async (request) => checkAsin(request.params.asin),
      async handler(request, reply) {
        const { asin } = request.params
        const storefront = existingStorefront(request.body?.region ?? DEFAULT_REGION)
        const organization = await admitSubmission(request, reply)
        const refreshesImages = request.body?.refresh_images ?? false
        const signal = clientAbortSignal(reply)
        const pdpId = await submitAsin({ organization, asin, storefront, refreshesImages, signal })
        request.logFields['pdp_id'] = pdpId
        reply.code(202)
        return answer(asin, storefront.region, pdpId)
      },
    })
  }
