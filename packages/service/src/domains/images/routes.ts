import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { callerOf } from '../auth/authenticate.ts'
import { CATEGORIES } from '@endcap/catalog'
import { sendConditional } from '../../platform/http/conditional.ts'
import { imageUrl, text } from '../../platform/http/fields.ts'
import { clientAbortSignal } from '../../platform/http/client-abort-signal.ts'
import { operation } from '../../platform/http/operation.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import type { GetImageScore } from './get-image-score.ts'
import { IMAGE_SCORE_EXAMPLE } from './image-score-example.ts'
import { imageScore, withoutScore } from './image-score-schema.ts'
import type { SubmitImage } from './submit-image.ts'

type Deps = { admitSubmission: AdmitSubmission; submitImage: SubmitImage; getImageScore: GetImageScore }

const imageSubmissionBody = z
  .object({
    image_url: imageUrl,
    product_category_id: text().meta({ description: 'A category id from GET /v1/product-categories' }),
    image_type: z
      .enum(['hero', 'carousel'])
      .meta({ description: '`hero` is the main image of a listing. Only a hero gets score_metadata' }),
  })
  .meta({
    id: 'ImageSubmission',
    example: {
      image_url: 'https://cdn.example.com/products/4711/front.jpg',
      product_category_id: CATEGORIES.find(({ path }) => path === 'Food > Snacks > Potato Chips')?.id,
      image_type: 'hero',
    },
  })

/** Registers `POST /v1/images/score` and `GET /v1/images/{image_id}/score`. */
export function imageRoutes({ admitSubmission, submitImage, getImageScore }: Deps): FastifyPluginAsync {
  const plugin: FastifyPluginAsyncZodOpenApi = async (server) => {
    server.post('/v1/images/score', {
      ...operation({
        id: 'scoreImage',
        tag: 'Images',
        summary: 'Submit an image for scoring',
        description: 'The image (at most 6 MB) is downloaded before the response. Poll its score afterwards.',
        request: { body: imageSubmissionBody },
        answers: {
          202: {
            description: 'Accepted',
            schema: imageScore,
            example: withoutScore(IMAGE_SCORE_EXAMPLE.image_id, 'processing'),
          },
        },
        errors: [
          'NO_DEFAULT_PORTFOLIO',
          'CATEGORY_NOT_FOUND',
          'CATEGORY_NOT_IN_ORG_ICP',
          'EMPTY_IMAGE',
          'IMAGE_DOWNLOAD_FAILED',
          'IMAGE_UPLOAD_FAILED',
        ],
        isSubmission: true,
      }),
      handler: async (request, reply) => {
        const organization = await admitSubmission(request, reply)
        const { image_url, product_category_id, image_type } = request.body
        const submission = {
          imageUrl: image_url,
          productCategoryId: product_category_id,
          role: image_type,
        }
        const imageId = await submitImage(organization, submission, clientAbortSignal(reply))
        request.logFields['image_id'] = imageId
        reply.code(202)
        return withoutScore(imageId, 'processing')
      },
    })

    server.get('/v1/images/:image_id/score', {
      ...operation({
        id: 'getImageScore',
        tag: 'Images',
        summary: 'Read the score of an image',
        description:
          'Returns the score of any image of your organization: submitted alone or with a listing, or made by ' +
          'Spark. Poll until `scored` or `error`.',
        request: {
          params: z.object({ image_id: z.string().meta({ example: IMAGE_SCORE_EXAMPLE.image_id }) }),
        },
        answers: { 200: { description: 'The score', schema: imageScore, example: IMAGE_SCORE_EXAMPLE } },
        errors: ['IMAGE_NOT_FOUND'],
        malformedPath: 'IMAGE_NOT_FOUND',
      }),
      handler: async (request, reply) =>
        sendConditional(
          request,
          reply,
          await getImageScore(callerOf(request).organizationId, request.params.image_id),
        ),
    })
  }
  return plugin
}
