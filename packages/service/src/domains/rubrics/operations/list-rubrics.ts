import { RUBRIC_EXAMPLE, rubricList } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { RubricStore } from '../../scoring/rubric-store.ts'
import { listRubrics } from '../get-rubric.ts'

/** Returns the operation `GET /v1/rubrics`. */
export const listRubricsOperation =
  ({ rubrics }: { rubrics: Pick<RubricStore, 'findActive'> }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/rubrics', {
      ...operation({
        id: 'listRubrics',
        tag: 'Rubrics',
        summary: 'List the rubrics',
        description: 'Returns the families of categories, and the version of the rubric that scores each.',
        answers: {
          200: { description: 'All families', schema: rubricList, example: { data: [RUBRIC_EXAMPLE] } },
        },
      }),
      handler: async (request, reply) => {
        const data = await listRubrics(rubrics, callerOf(request).organizationId)
        return sendConditional(request, reply, represent({ data }))
      },
    })
  }
