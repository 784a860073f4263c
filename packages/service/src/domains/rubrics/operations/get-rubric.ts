import { RUBRIC_DETAILS_EXAMPLE, rubricDetails } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { RubricStore } from '../../scoring/rubric-store.ts'
import { getRubric } from '../get-rubric.ts'
import { familyAt } from '../parse-rubric.ts'
import { familyPath } from './shared/family-path.ts'

type Deps = { db: Db; rubrics: RubricStore }

/** Returns the operation `GET /v1/rubrics/{family}`. */
export const getRubricOperation =
  (deps: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/rubrics/:family', {
      ...operation({
        id: 'getRubric',
        tag: 'Rubrics',
        summary: 'Read a rubric',
        description:
          'Returns the rubric of the release, the one in force, and all versions of your organization.',
        request: { params: familyPath },
        answers: {
          200: { description: 'The rubric', schema: rubricDetails, example: RUBRIC_DETAILS_EXAMPLE },
        },
        errors: ['RUBRIC_NOT_FOUND'],
        malformedPath: 'RUBRIC_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const family = familyAt(request.params.family)
        return sendConditional(
          request,
          reply,
          represent(await getRubric(deps, callerOf(request).organizationId, family)),
        )
      },
    })
  }
