import { MAX_CAROUSEL_IMAGES, type PdpSubmissionBody } from '@endcap/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../../../platform/errors/domain-error.ts'
import { clientAbortSignal } from '../../../../platform/http/client-abort-signal.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import type { AdmitSubmission } from '../../../organizations/admit-submission.ts'
import { readSubmission } from '../../submission.ts'
import type { SubmitPdp } from '../../submit-pdp.ts'
import type { Identifier } from './identifiers.ts'

export type SubmissionDeps = { admitSubmission: AdmitSubmission; submitPdp: SubmitPdp }

/** Counts the carousel images, before validation because too many have their own code. @throws DomainError TOO_MANY_IMAGES */
export function checkCarouselCount(body: unknown, field = 'carousel_image_urls'): void {
  const urls: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : null
  if (Array.isArray(urls) && urls.length > MAX_CAROUSEL_IMAGES)
    throw new DomainError(
      'TOO_MANY_IMAGES',
      `${urls.length} carousel images; at most ${MAX_CAROUSEL_IMAGES} are accepted`,
    )
}

/** Admits and applies a submission, and returns its answer. */
export async function acceptSubmission(
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
