import { EXAMPLE_IDS, IDEA_EXAMPLE, sparkIdeaResult, uuidInPath } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { readOrWait, WAITING } from '../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { GetSpark } from '../get-spark.ts'
import { presentResult } from './shared/accept-request.ts'
import { rootImage } from './shared/describe-request.ts'

/** Returns the operation `GET /v1/images/{image_id}/spark/ideas/{idea_id}`. */
export const getIdeasOperation =
  ({ getSpark }: { getSpark: GetSpark }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/images/:image_id/spark/ideas/:idea_id', {
      ...operation({
        id: 'getSparkIdeas',
        tag: 'Spark',
        summary: 'Read ideas',
        description: `Poll until \`completed\` or \`failed\`. ${WAITING}`,
        request: {
          params: z.object({ ...rootImage, idea_id: uuidInPath(EXAMPLE_IDS.idea) }),
        },
        answers: { 200: { description: 'The ideas', schema: sparkIdeaResult, example: IDEA_EXAMPLE } },
        errors: ['IMAGE_NOT_FOUND', 'IDEA_NOT_FOUND'],
        malformedPath: 'IMAGE_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { image_id, idea_id } = request.params
        const { organizationId } = callerOf(request)
        const read = async () => {
          const found = await getSpark.ideas(organizationId, image_id, idea_id)
          return represent(presentResult(found.request, found.data))
        }
        return sendConditional(request, reply, await readOrWait(request, reply, read))
      },
    })
  }
