import { RUBRIC_DETAILS_EXAMPLE, rubricDetails, rubricPublication } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { Quota } from '../../organizations/quota.ts'
import type { RubricStore } from '../../scoring/rubric-store.ts'
import { getRubric } from '../get-rubric.ts'
import { familyAt } from '../parse-rubric.ts'
import type { PublishRubric } from '../publish-rubric.ts'
import { familyPath } from './shared/family-path.ts'

type Deps = { db: Db; rubrics: RubricStore; publishRubric: PublishRubric; quota: Quota }

/** Returns the operation `POST /v1/rubrics/{family}/versions`. */
export const publishRubricOperation =
  ({ publishRubric, quota, ...deps }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.post('/v1/rubrics/:family/versions', {
      ...operation({
        id: 'publishRubric',
        tag: 'Rubrics',
        isIdempotent: true,
        summary: 'Publish a rubric',
        description:
          'Adds a version and puts it in force. New scores use it at once, and stored listings are scored again ' +
          'from their facts within minutes.',
        request: { params: familyPath, body: rubricPublication },
        answers: {
          201: { description: 'The rubric in force', schema: rubricDetails, example: RUBRIC_DETAILS_EXAMPLE },
        },
        errors: ['QUOTA_EXCEEDED', 'RUBRIC_CHANGED', 'RUBRIC_NOT_FOUND', 'VALIDATION_ERROR'],
        malformedPath: 'RUBRIC_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId, clientId: by } = callerOf(request)
        const family = familyAt(request.params.family)
        const { patch, comment = null, expected_version: expectedVersion = null } = request.body
        await quota.admit(organizationId, 'rubric_versions', 1)
        await publishRubric({ organizationId, family, patch, comment, expectedVersion, by })
        return reply.code(201).send(await getRubric(deps, organizationId, family))
      },
    })
  }
