import { RUBRIC_DETAILS_EXAMPLE, rubricActivation, rubricDetails } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { RubricStore } from '../../scoring/rubric-store.ts'
import { getRubric } from '../get-rubric.ts'
import { familyAt } from '../parse-rubric.ts'
import type { ActivateRubric } from '../publish-rubric.ts'
import { familyPath } from './shared/family-path.ts'

type Deps = { db: Db; rubrics: RubricStore; activateRubric: ActivateRubric }

/** Returns the operation `PUT /v1/rubrics/{family}/active`. */
export const activateRubricOperation =
  ({ activateRubric, ...deps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.put('/v1/rubrics/:family/active', {
      ...operation({
        id: 'activateRubric',
        tag: 'Rubrics',
        summary: 'Roll back to a version of a rubric',
        description:
          'Puts an earlier version in force again. Version 0 is the rubric of the release. Stored listings are ' +
          'scored again from their facts.',
        request: { params: familyPath, body: rubricActivation },
        answers: {
          200: { description: 'The rubric in force', schema: rubricDetails, example: RUBRIC_DETAILS_EXAMPLE },
        },
        errors: ['RUBRIC_NOT_FOUND', 'VALIDATION_ERROR'],
        malformedPath: 'RUBRIC_NOT_FOUND',
        isConditional: false,
      }),
      handler: async (request) => {
        const { organizationId, clientId: by } = callerOf(request)
        const family = familyAt(request.params.family)
        await activateRubric({ organizationId, family, version: request.body.version, by })
        return getRubric(deps, organizationId, family)
      },
    })
  }
