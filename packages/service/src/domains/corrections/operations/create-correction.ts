import { CORRECTION_EXAMPLE, correctionRequest, correctionResult } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { Quota } from '../../organizations/quota.ts'
import { presentCorrection } from '../../scoring/correction-store.ts'
import type { Correct } from '../correct.ts'

/** Returns the operation `POST /v1/corrections`. */
export const createCorrectionOperation =
  ({ correct, quota }: { correct: Correct; quota: Quota }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.post('/v1/corrections', {
      ...operation({
        id: 'createCorrection',
        tag: 'Corrections',
        isIdempotent: true,
        summary: 'Correct what was measured on an image',
        description:
          'Your word counts at once, for every image and listing of your organization with the same content, and also ' +
          'after new releases and rubrics. A correction replaces an earlier one of the same subject.',
        request: { body: correctionRequest },
        answers: {
          200: {
            description: 'The same correction is in force already',
            schema: correctionResult,
            example: { ...CORRECTION_EXAMPLE, pdps: [] },
          },
          201: {
            description: 'The correction and the new scores',
            schema: correctionResult,
            example: CORRECTION_EXAMPLE,
          },
        },
        errors: [
          'CATEGORY_NOT_FOUND',
          'IMAGE_NOT_FOUND',
          'NOT_MADE_BY_SPARK',
          'PDP_NOT_FOUND',
          'QUOTA_EXCEEDED',
          'VALIDATION_ERROR',
        ],
        isConditional: false,
      }),
      handler: async (request, reply) => {
        const { organizationId, clientId: by } = callerOf(request)
        await quota.admit(organizationId, 'corrections', 1)
        const { correction, pdps, isNew } = await correct({ organizationId, request: request.body, by })
        return reply.code(isNew ? 201 : 200).send({
          ...presentCorrection(correction),
          pdps: pdps.map(({ pdpId, status, score, change }) => ({
            pdp_id: pdpId,
            status,
            pdp_score: score,
            score_change: change,
          })),
        })
      },
    })
  }
