import { LISTING_EXPLANATION_EXAMPLE, listingExplanation } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { SignRenditions } from '../../../../platform/blobs/rendition-url.ts'
import { prefersPng } from '../../../../platform/http/accept.ts'
import { clientAbortSignal } from '../../../../platform/http/client-abort-signal.ts'
import { represent, sendConditional, sendConditionalPng } from '../../../../platform/http/conditional.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { NO_QUERY, pdpAddresses } from '../../record/pdp-address.ts'
import type { PdpStore } from '../../record/pdp-store.ts'
import type { DrawPdp } from '../draw-pdp.ts'
import { explainPdp, type FindAnalyzedPdp } from '../explain-pdp.ts'
import { presentPdpExplanation } from '../present-pdp-explanation.ts'

type Deps = {
  findAnalyzedPdp: FindAnalyzedPdp
  signRenditions: SignRenditions
  drawPdp: DrawPdp
  pdps: Pick<PdpStore, 'find'>
}

/** Returns the operation `GET /v1/pdps/{pdp_id}/explanation`, also by your own id. */
export const explainPdpOperation =
  ({ findAnalyzedPdp, signRenditions, drawPdp, pdps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    for (const at of pdpAddresses(pdps))
      server.get(at.path('/explanation'), {
        ...operation({
          id: at.id('explainPdp'),
          tag: 'Listings',
          summary: at.summary('Explain the score of a listing'),
          description:
            'Returns where the listing loses points, what to change and what each change is worth, the factors of ' +
            'every image, and which retailers accept the main image. Every gain is found by scoring the changed listing. Send the `change` of ' +
            'an action to `POST /v1/pdps/score` to see the listing after it. With `Accept: image/png`, the ' +
            'answer is a drawing.',
          request: { params: at.params, querystring: at.query(NO_QUERY) },
          answers: {
            200: {
              description: 'The explanation',
              schema: listingExplanation,
              example: LISTING_EXPLANATION_EXAMPLE,
            },
          },
          errors: [...at.errors, 'FILE_DAMAGED', 'PDP_NOT_SCORED'],
          malformedPath: at.malformedPath,
        }),
        preHandler: at.preHandler,
        handler: async (request, reply) => {
          const { organizationId } = callerOf(request)
          const analyzed = await findAnalyzedPdp(organizationId, request.params.pdp_id)
          const explained = await explainPdp(analyzed)
          if (!prefersPng(request)) {
            const answer = presentPdpExplanation(analyzed, explained, signRenditions)
            return sendConditional(request, reply, represent(answer))
          }
          const draw = () => drawPdp(analyzed, explained, clientAbortSignal(reply))
          // The drawing also shows the name and what is missing.
          const { etag } = represent([explained, analyzed.pdp.name])
          return sendConditionalPng(request, reply, { etag, draw })
        },
      })
  }
