import { EXAMPLE_IDS, imageScore, imageSubmission } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import type { AdmitSubmission } from '../../organizations/admit-submission.ts'
import { withoutScore } from '../present-image-score.ts'
import type { SubmitImage } from '../submit-image.ts'

type Deps = { admitSubmission: AdmitSubmission; submitImage: SubmitImage }

/** Returns the operation `POST /v1/images/score`. */
export const scoreImageOperation =
  ({ admitSubmission, submitImage }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.post('/v1/images/score', {
      ...operation({
        id: 'scoreImage',
        tag: 'Images',
        isIdempotent: true,
        summary: 'Submit an image for scoring',
        description: 'The image (at most 6 MB) is downloaded before the response. Poll its score afterwards.',
        request: { body: imageSubmission },
        answers: {
          202: {
            description: 'Accepted',
            schema: imageScore,
            example: withoutScore(EXAMPLE_IDS.hero, 'processing'),
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
  }
