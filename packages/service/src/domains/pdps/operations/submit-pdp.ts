import { pdpSubmissionBody } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { acceptSubmission, checkCarouselCount, type SubmissionDeps } from './shared/accept-submission.ts'
import { SUBMISSION_ERRORS, SUBMITTING, submissionAnswers } from './shared/describe-submission.ts'
import { checkId, EXAMPLE_ID, idPath } from './shared/identifiers.ts'

/** Returns the operation `PUT /v1/pdps/id/{id}`. */
export const submitPdpOperation =
  (deps: SubmissionDeps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.put('/v1/pdps/id/:id', {
      ...operation({
        id: 'submitPdp',
        tag: 'Listings by id',
        summary: 'Submit a listing under your own id',
        description: SUBMITTING,
        request: { params: idPath, body: pdpSubmissionBody },
        answers: submissionAnswers({ idType: 'id', externalId: EXAMPLE_ID }),
        errors: ['INVALID_ID', ...SUBMISSION_ERRORS],
        malformedPath: 'INVALID_ID',
        isSubmission: true,
      }),
      // Both checks run before validation, because they have their own error codes.
      preValidation: async (request) => {
        checkId(request.params.id)
        checkCarouselCount(request.body)
      },
      handler: (request, reply) =>
        acceptSubmission(deps, request, reply, { idType: 'id', externalId: request.params.id }, request.body),
    })
  }
