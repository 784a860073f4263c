import { EXAMPLE_IDS, IMAGE_SCORE_EXAMPLE, imageScore, uuidInPath } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { readOrWait, WAITING } from '../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { GetImageScore } from '../get-image-score.ts'

/** Returns the operation `GET /v1/images/{image_id}/score`. */
export const getImageScoreOperation =
  ({ getImageScore }: { getImageScore: GetImageScore }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/images/:image_id/score', {
      ...operation({
        id: 'getImageScore',
        tag: 'Images',
        summary: 'Read the score of an image',
        description:
          'Returns the score of any image of your organization: submitted alone or with a listing, or made by ' +
          `Spark. Poll until \`scored\` or \`error\`. ${WAITING}`,
        request: { params: z.object({ image_id: uuidInPath(EXAMPLE_IDS.hero) }) },
        answers: { 200: { description: 'The score', schema: imageScore, example: IMAGE_SCORE_EXAMPLE } },
        errors: ['IMAGE_NOT_FOUND'],
        malformedPath: 'IMAGE_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const read = () => getImageScore(organizationId, request.params.image_id)
        return sendConditional(request, reply, await readOrWait(request, reply, read))
      },
    })
  }
