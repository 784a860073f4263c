import { z } from 'zod'
import { TEACHING_EXAMPLE, TEACHING_RESULT_EXAMPLE } from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import { teaching, teachingRequest, teachingResult } from '../schemas/teaching.ts'

export const getTeaching = defineOperation({
  id: 'getTeaching',
  method: 'GET',
  path: '/v1/teaching',
  tag: 'Teaching',
  summary: 'Read what Endcap learned from your answers',
  description:
    'Corrections of asset types are answers from which Endcap learns how your pictures look. Returns how many ' +
    'there are, how often what was learned is right on answers that it did not learn from, its versions, and the ' +
    'pictures whose answers are worth most. An answer is a correction of the kind `asset_type`, also one that ' +
    'confirms the guess. Nothing is shared with other organizations.',
  answers: { 200: { description: 'The state', schema: teaching, example: TEACHING_EXAMPLE } },
  isConditional: false,
})

export const createTeachingVersion = defineOperation({
  id: 'createTeachingVersion',
  method: 'POST',
  path: '/v1/teaching/versions',
  tag: 'Teaching',
  isIdempotent: true,
  summary: 'See what would change, or use what Endcap learned',
  description:
    'Learns from the answers of your organization and returns which types and scores change. With `use`, it is in ' +
    'force at once for new scores, and stored listings are scored again within minutes. It is refused below ten ' +
    'answers, when they name one type only or contradict each other, and, with `use`, when what was learned is no ' +
    'better than without.',
  request: { body: teachingRequest },
  answers: {
    200: { description: 'What would change', schema: teachingResult, example: TEACHING_RESULT_EXAMPLE },
    201: { description: 'What changes', schema: teachingResult, example: TEACHING_RESULT_EXAMPLE },
  },
  errors: ['RATE_LIMITED', 'TEACHING_NOT_BETTER', 'TEACHING_NOT_READY', 'VALIDATION_ERROR'],
})

export const forgetTeachingVersion = defineOperation({
  id: 'forgetTeachingVersion',
  method: 'DELETE',
  path: '/v1/teaching/versions/{version_id}',
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
})
