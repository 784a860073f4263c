import { DRAFT_EXAMPLE, draftScore, EXAMPLE_IDS, uuidInPath } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { readOrWait, WAITING } from '../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { GetDraft } from '../get-draft.ts'

/** Returns the operation `GET /v1/drafts/{draft_id}`. */
export const getDraftOperation =
  ({ getDraft }: { getDraft: GetDraft }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/drafts/:draft_id', {
      ...operation({
        id: 'getDraft',
        tag: 'Drafts',
        summary: 'Read the score of a draft',
        description: `Poll until the status is \`completed\` or \`failed\`. ${WAITING} A draft is kept for 24 hours.`,
        request: { params: z.object({ draft_id: uuidInPath(EXAMPLE_IDS.draft) }) },
        answers: {
          200: {
            description: 'The draft',
            schema: draftScore,
            example: { ...DRAFT_EXAMPLE, draft_id: EXAMPLE_IDS.draft },
          },
        },
        errors: ['DRAFT_NOT_FOUND'],
        malformedPath: 'DRAFT_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const read = async () => represent(await getDraft(organizationId, request.params.draft_id))
        return sendConditional(request, reply, await readOrWait(request, reply, read))
      },
    })
  }
