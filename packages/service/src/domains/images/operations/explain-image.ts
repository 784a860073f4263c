import { EXAMPLE_IDS, IMAGE_EXPLANATION_EXAMPLE, imageExplanation } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { ExplainImage } from '../explain-image.ts'

/** Returns the operation `GET /v1/images/{image_id}/explanation`. */
export const explainImageOperation =
  ({ explainImage }: { explainImage: ExplainImage }): FastifyPluginAsyncZodOpenApi =>
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
          },
        },
        errors: ['IMAGE_NOT_FOUND', 'IMAGE_NOT_SCORED'],
        malformedPath: 'IMAGE_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const explanation = await explainImage(organizationId, request.params.image_id)
        return sendConditional(request, reply, represent(explanation))
      },
    })
  }
