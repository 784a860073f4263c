import { EXAMPLE_IDS, IMAGE_EXPLANATION_EXAMPLE, imageExplanation } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { prefersPng } from '../../../platform/http/accept.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { represent, sendConditional, sendConditionalPng } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { ShareReads } from '../../organizations/share-reads.ts'
import type { DrawImage } from '../draw-image.ts'
import { explainImage, type FindAnalyzedImage } from '../explain-image.ts'

type Deps = { findAnalyzedImage: FindAnalyzedImage; drawImage: DrawImage; shareReads: ShareReads }

/** Returns the operation `GET /v1/images/{image_id}/explanation`. */
export const explainImageOperation =
  ({ findAnalyzedImage, drawImage, shareReads }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/images/:image_id/explanation', {
      ...operation({
        id: 'explainImage',
        tag: 'Images',
        summary: 'Explain the score of an image',
        description:
          'Returns the factors of the score, recommendations, and what was found in the image. With ' +
          '`Accept: image/png`, the answer is a drawing of it.',
        request: { params: z.object({ image_id: z.string().meta({ example: EXAMPLE_IDS.hero }) }) },
        answers: {
          200: {
            description: 'The explanation',
            schema: imageExplanation,
            example: IMAGE_EXPLANATION_EXAMPLE,
            isDrawn: true,
          },
        },
        errors: ['IMAGE_NOT_FOUND', 'IMAGE_NOT_SCORED'],
        malformedPath: 'IMAGE_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { analyzed, explanation } = await shareReads(organizationId, async () => {
          const found = await findAnalyzedImage(organizationId, request.params.image_id)
          return { analyzed: found, explanation: await explainImage(found) }
        })
        if (!prefersPng(request)) return sendConditional(request, reply, represent(explanation))
        const draw = () => drawImage(analyzed, clientAbortSignal(reply))
        // The drawing also shows the name.
        const { etag } = represent([explanation, analyzed.context.name])
        return sendConditionalPng(request, reply, { etag, draw })
      },
    })
  }
