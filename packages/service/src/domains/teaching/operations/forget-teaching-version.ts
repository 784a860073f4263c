import { EXAMPLE_IDS, uuidInPath } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { ForgetTeaching } from '../use-teaching.ts'

/** Returns the operation `DELETE /v1/teaching/versions/{version_id}`. */
export const forgetTeachingVersionOperation =
  ({ forgetTeaching }: { forgetTeaching: ForgetTeaching }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.delete('/v1/teaching/versions/:version_id', {
      ...operation({
        id: 'forgetTeachingVersion',
        tag: 'Teaching',
        summary: 'Forget a version of what was learned',
        description:
          'Deletes what was learned. The newest version that is left is in force then, or the eye of the release, and ' +
          'stored listings are scored again within minutes. The answers stay.',
        request: {
          params: z.object({ version_id: uuidInPath(EXAMPLE_IDS.taughtVersion) }),
        },
        answers: { 204: { description: 'Forgotten' } },
        errors: ['TEACHING_VERSION_NOT_FOUND'],
        malformedPath: 'TEACHING_VERSION_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId, clientId: by } = callerOf(request)
        await forgetTeaching({ organizationId, by, versionId: request.params.version_id })
        return reply.code(204).send()
      },
    })
  }
