import type { PdpSubmissionBody } from '@endcap/api'
import * as api from '@endcap/api/operations'
import { DEFAULT_REGION } from '@endcap/catalog'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAbortSignal } from '../../../../platform/http/client-abort-signal.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../../organizations/admit-submission.ts'
import { canonicalGtin, checkAsin, checkId, type Identifier } from '../../record/identifiers.ts'
import { existingStorefront } from '../../record/storefront-region.ts'
import type { SubmitPdp } from '../apply-submission.ts'
import { checkCarouselCount, readSubmission } from '../submission.ts'
import type { SubmitAsin } from '../submit-asin.ts'

type Deps = { admitSubmission: AdmitSubmission; submitPdp: SubmitPdp; submitAsin: SubmitAsin }

/** Serves `PUT /v1/pdps/id/{id}`. */
export const submitPdpOperation = (deps: Deps) =>
  serve(api.submitPdp, {
    // Before validation, because both have their own error codes.
    preValidation: async (request) => {
      checkId(request.params.id)
      checkCarouselCount(request.body)
    },
    handler: async (request, reply) => {
      const { id } = request.params
      const identifier = { idType: 'id', externalId: id } as const
      return { id, ...(await acceptSubmission(deps, request, reply, identifier, request.body)) }
    },
  })

/** Serves `PUT /v1/pdps/gtin/{gtin}`. */
export const submitPdpByGtinOperation = (deps: Deps) =>
  serve(api.submitPdpByGtin, {
    // Before validation, because both have their own error codes.
    preValidation: async (request) => {
      canonicalGtin(request.params.gtin)
      checkCarouselCount(request.body)
    },
    handler: async (request, reply) => {
      const gtin = canonicalGtin(request.params.gtin)
      const identifier = { idType: 'gtin', externalId: gtin } as const
      const body = { ...request.body, gtin }
      return { gtin, ...(await acceptSubmission(deps, request, reply, identifier, body)) }
    },
  })

/** Serves `PUT /v1/pdps/asin/{asin}`. */
export const submitPdpByAsinOperation = ({ admitSubmission, submitAsin }: Deps) =>
  serve(api.submitPdpByAsin, {
    // Before validation, because an invalid ASIN has its own error code.
    preValidation: async (request) => checkAsin(request.params.asin),
    handler: async (request, reply) => {
      const { asin } = request.params
      const storefront = existingStorefront(request.body?.region ?? DEFAULT_REGION)
      const organization = await admitSubmission(request, reply)
      const refreshesImages = request.body?.refresh_images ?? false
      const signal = clientAbortSignal(reply)
      const keepsSet = request.body?.composed_set === 'keep'
      const pdpId = await submitAsin({ organization, asin, storefront, refreshesImages, keepsSet, signal })
      request.logFields['pdp_id'] = pdpId
      reply.code(202)
      const { region } = storefront
      return {
        asin,
        region,
        pdp_id: pdpId,
        status: 'processing' as const,
        score_url: `/v1/pdps/asin/${asin}?region=${region}`,
      }
    },
  })

/** The identifier is added by the operation. */
async function acceptSubmission(
  { admitSubmission, submitPdp }: Deps,
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
    pdp_id: outcome.pdpId,
    status: outcome.status,
    error_code: outcome.errorCode,
    score_url: `/v1/pdps/${idType}/${encodeURIComponent(externalId)}?retailer=${submission.retailer}`,
  }
}

const fieldOf = (position: number): string =>
  position === 0 ? 'hero_image_url' : `carousel_image_urls[${position - 1}]`
