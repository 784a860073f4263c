import { EXAMPLE_IDS, uuidInPath } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { RevokeCorrection } from '../revoke-correction.ts'

/** Returns the operation `DELETE /v1/corrections/{correction_id}`. */
export const revokeCorrectionOperation =
  ({ revokeCorrection }: { revokeCorrection: RevokeCorrection }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.delete('/v1/corrections/:correction_id', {
      ...operation({
        id: 'revokeCorrection',
        tag: 'Corrections',
        summary: 'Revoke a correction',
        description:
          'What was measured counts again at once. The correction stays in the list, with the time of its revocation.',
        request: {
          params: z.object({ correction_id: uuidInPath(EXAMPLE_IDS.correction) }),
        },
        answers: { 204: { description: 'Revoked' } },
        errors: ['CORRECTION_NOT_FOUND'],
        malformedPath: 'CORRECTION_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId, clientId: by } = callerOf(request)
        await revokeCorrection({ organizationId, correctionId: request.params.correction_id, by })
        return reply.code(204).send()
      },
    })
  }
