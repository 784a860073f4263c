import { EXAMPLE_IDS, imageVerdict, imageVerdictResult, uuidInPath } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { SetVerdict } from '../set-verdict.ts'

/** Returns the operation `PUT /v1/images/{image_id}/verdict`. */
export const setImageVerdictOperation =
  ({ setVerdict }: { setVerdict: SetVerdict }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.put('/v1/images/:image_id/verdict', {
      ...operation({
        id: 'setImageVerdict',
        tag: 'Spark',
        summary: 'Keep or reject an image that Spark made',
        description:
          'Stores a person’s verdict, which replaces an earlier one. A rejected image is left out of its batch and ' +
          'of the composer. A listing that has it keeps it.',
        request: {
          params: z.object({ image_id: uuidInPath(EXAMPLE_IDS.child) }),
          body: imageVerdict,
        },
        answers: {
          200: {
            description: 'The verdict',
            schema: imageVerdictResult,
            example: { image_id: EXAMPLE_IDS.child, kept: false, reason: 'wrong_scene', comment: 'Too dark' },
          },
        },
        errors: ['IMAGE_NOT_FOUND', 'NOT_MADE_BY_SPARK'],
        malformedPath: 'IMAGE_NOT_FOUND',
        isConditional: false,
      }),
      handler: async (request) => {
        const { organizationId, clientId: by } = callerOf(request)
        return setVerdict({ organizationId, imageId: request.params.image_id, verdict: request.body, by })
      },
    })
  }
