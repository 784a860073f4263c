import { gtinSubmissionBody } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { acceptSubmission, checkCarouselCount, type SubmissionDeps } from './shared/accept-submission.ts'
import { SUBMISSION_ERRORS, SUBMITTING, submissionAnswers } from './shared/describe-submission.ts'
import { canonicalGtin, EXAMPLE_GTIN, gtinPath } from './shared/identifiers.ts'

/** Returns the operation `PUT /v1/pdps/gtin/{gtin}`. */
export const submitPdpByGtinOperation =
  (deps: SubmissionDeps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.put('/v1/pdps/gtin/:gtin', {
      ...operation({
        id: 'submitPdpByGtin',
        tag: 'Listings by GTIN',
        summary: 'Submit a listing under a GTIN',
        description: SUBMITTING,
        request: { params: gtinPath, body: gtinSubmissionBody },
        answers: submissionAnswers({ idType: 'gtin', externalId: EXAMPLE_GTIN }),
        errors: ['INVALID_GTIN', ...SUBMISSION_ERRORS],
        malformedPath: 'INVALID_GTIN',
        isSubmission: true,
      }),
      // Both checks run before validation, because they have their own error codes.
      preValidation: async (request) => {
        canonicalGtin(request.params.gtin)
        checkCarouselCount(request.body)
      },
      handler: (request, reply) => {
        const gtin = canonicalGtin(request.params.gtin)
        const identifier = { idType: 'gtin', externalId: gtin } as const
        return acceptSubmission(deps, request, reply, identifier, { ...request.body, gtin })
      },
    })
  }
