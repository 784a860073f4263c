import {
  EXAMPLE_IDS,
  IMAGE_EXPLANATION_EXAMPLE,
  type ImageExplanation,
  imageExplanation,
  uuidInPath,
} from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import type { SignRenditions } from '../../../platform/blobs/rendition-url.ts'
import { prefersPng } from '../../../platform/http/accept.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { represent, sendConditional, sendConditionalPng } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { DrawImage } from '../draw-image.ts'
import { explainImage, type FindAnalyzedImage } from '../explain-image.ts'
import type { FindImagePlaces } from '../image-places.ts'

type Deps = {
  findAnalyzedImage: FindAnalyzedImage
  findImagePlaces: FindImagePlaces
  signRenditions: SignRenditions
  drawImage: DrawImage
}

/** Returns the operation `GET /v1/images/{image_id}/explanation`. */
export const explainImageOperation =
  ({ findAnalyzedImage, findImagePlaces, signRenditions, drawImage }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/images/:image_id/explanation', {
      ...operation({
        id: 'explainImage',
        tag: 'Images',
        summary: 'Explain the score of an image',
        description:
          'Returns the factors of the score, recommendations, what was found in the image, and the listings that ' +
          'have it. With `Accept: image/png`, the answer is a drawing of it.',
        request: { params: z.object({ image_id: uuidInPath(EXAMPLE_IDS.hero) }) },
        answers: {
          200: {
            description: 'The explanation',
            schema: imageExplanation,
            example: IMAGE_EXPLANATION_EXAMPLE,
          },
        },
        errors: ['FILE_DAMAGED', 'IMAGE_NOT_FOUND', 'IMAGE_NOT_SCORED'],
        malformedPath: 'IMAGE_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const analyzed = await findAnalyzedImage(organizationId, request.params.image_id)
        const explanation = await explainImage(analyzed)
        if (!prefersPng(request)) {
          const { image } = analyzed
          const answer: ImageExplanation = {
            ...explanation,
            renditions: signRenditions(image),
            ...(await findImagePlaces(image)),
          }
          return sendConditional(request, reply, represent(answer))
        }
        const draw = () => drawImage(analyzed, clientAbortSignal(reply))
        // The drawing also shows the name.
        const { etag } = represent([explanation, analyzed.context.name])
        return sendConditionalPng(request, reply, { etag, draw })
      },
    })
  }
