import { gtinSubmissionBody, type PdpSubmissionBody, pdpSubmissionBody } from '@endcap/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { clientAbortSignal } from '../../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../../organizations/admit-submission.ts'
import {
  canonicalGtin,
  checkId,
  EXAMPLE_GTIN,
  EXAMPLE_ID,
  gtinPath,
  type Identifier,
  idPath,
} from '../../record/identifiers.ts'
import type { SubmitPdp } from '../apply-submission.ts'
import { SUBMISSION_ERRORS, SUBMITTING, submissionAnswers } from '../describe-submission.ts'
import { checkCarouselCount, readSubmission } from '../submission.ts'

type SubmissionDeps = { admitSubmission: AdmitSubmission; submitPdp: SubmitPdp }

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

/** Admits and applies a submission, and returns its answer. */
async function acceptSubmission(
  { admitSubmission, submitPdp }: SubmissionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { idType, externalId }: Identifier,
  body: PdpSubmissionBody,
) {
  const organization = await admitSubmission(request, reply)
  const { integrationIds, limit } = callerOf(request)
  const submission = { ...readSubmission(body, integrationIds), isLearned: limit === null }
  const signal = clientAbortSignal(reply)
  const outcome = await submitPdp({ organization, idType, externalId, submission, signal })
  request.logFields['pdp_id'] = outcome.pdpId
  if (outcome.reused.length > 0) reply.header('endcap-reused-images', outcome.reused.map(fieldOf).join(', '))
  reply.code(outcome.status === 'PROCESSING' ? 202 : 200)
  return {
    [idType]: externalId,
    pdp_id: outcome.pdpId,
    status: outcome.status,
    error_code: outcome.errorCode,
    score_url: `/v1/pdps/${idType}/${encodeURIComponent(externalId)}?retailer=${submission.retailer}`,
  }
}

/** Returns the field of a submission that has the address of the image at a position. */
const fieldOf = (position: number): string =>
  position === 0 ? 'hero_image_url' : `carousel_image_urls[${position - 1}]`
