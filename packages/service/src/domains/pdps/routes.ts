import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { callerOf } from '../auth/authenticate.ts'
import { DomainError, type ErrorCode } from '../../platform/errors/domain-error.ts'
import { toGtin14 } from '@endcap/catalog'
import { sendConditional } from '../../platform/http/conditional.ts'
import { clientAbortSignal } from '../../platform/http/client-abort-signal.ts'
import { operation } from '../../platform/http/operation.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import { retailerQuery } from '../retailers/retailer-schemas.ts'
import type { GetPdp } from './get-pdp.ts'
import { SCORES_EXAMPLE, SUBMITTED_EXAMPLE } from './pdp-examples.ts'
import { pdpScores, pdpSubmitted } from './pdp-schemas.ts'
import {
  gtinSubmissionBody,
  MAX_CAROUSEL_IMAGES,
  type PdpSubmissionBody,
  pdpSubmissionBody,
  readSubmission,
} from './submission.ts'
import type { SubmitPdp } from './submit-pdp.ts'

type Deps = { admitSubmission: AdmitSubmission; submitPdp: SubmitPdp; getPdp: GetPdp }
/** Identifier that a PDP is submitted under. `idType` is the name of its API field. */
type Identifier = { idType: 'id' | 'gtin'; externalId: string }

const MAX_ID_LENGTH = 512
const idPath = z.object({
  id: z.string().meta({
    description:
      'Your own stable id. `.` and `..` do not work, because clients and proxies remove them from the address',
    minLength: 1,
    maxLength: MAX_ID_LENGTH,
    pattern: '^[^\\u0000]+$',
    example: 'sku-4711',
  }),
})
const gtinPath = z.object({
  gtin: z.string().meta({
    description: 'GTIN-8, -12, -13 or -14 with its check digit. All forms of a GTIN are the same listing',
    pattern: '^(\\d{8}|\\d{12,14})$',
    example: '4006381333931',
  }),
})
const EXAMPLE_GTIN = '04006381333931'

const SUBMISSION_ERRORS: readonly ErrorCode[] = [
  'INVALID_RETAILER',
  'NO_DEFAULT_PORTFOLIO',
  'CATEGORY_NOT_FOUND',
  'EXTERNAL_CATEGORY_UNMAPPED',
  'CATEGORY_UNRESOLVED',
  'IMAGE_DOWNLOAD_FAILED',
  'TOO_MANY_IMAGES',
  'IMAGE_UPLOAD_FAILED',
]
const READING_ERRORS: readonly ErrorCode[] = ['INVALID_RETAILER', 'PDP_NOT_FOUND', 'VALIDATION_ERROR']
const SUBMITTING =
  'Submits the main image and the carousel images of a listing for scoring. All images are downloaded before ' +
  'the response. If one fails, nothing changes. Images are identified by their file names: an image that the ' +
  'listing already has is neither downloaded nor scored again.'
const READING =
  'Poll until `COMPLETED` or `ERROR`. While a change is processed, the previous scores and `scored_at` stay.'

/** Registers the endpoints that submit a PDP and return its scores, by the caller's id or by GTIN. */
export function pdpRoutes({ admitSubmission, submitPdp, getPdp }: Deps): FastifyPluginAsync {
  async function submit(
    request: FastifyRequest,
    reply: FastifyReply,
    { idType, externalId }: Identifier,
    body: PdpSubmissionBody,
  ) {
    const organization = await admitSubmission(request, reply)
    const submission = readSubmission(body, callerOf(request).integrationIds)
    const signal = clientAbortSignal(reply)
    const { pdpId, status, errorCode } = await submitPdp({
      organization,
      idType,
      externalId,
      submission,
      signal,
    })
    request.logFields['pdp_id'] = pdpId
    reply.code(status === 'PROCESSING' ? 202 : 200)
    return {
      [idType]: externalId,
      pdp_id: pdpId,
      status,
      error_code: errorCode,
      score_url: `/v1/pdps/${idType}/${encodeURIComponent(externalId)}?retailer=${submission.retailer}`,
    }
  }

  const read = async (
    request: FastifyRequest,
    reply: FastifyReply,
    identifier: Identifier,
    retailer: string,
  ) => {
    const { organizationId } = callerOf(request)
    return sendConditional(request, reply, await getPdp({ organizationId, ...identifier, retailer }))
  }

  const plugin: FastifyPluginAsyncZodOpenApi = async (server) => {
    server.put('/v1/pdps/id/:id', {
      ...operation({
        id: 'submitPdp',
        tag: 'PDPs by id',
        summary: 'Submit a listing under your own id',
        description: SUBMITTING,
        request: { params: idPath, body: pdpSubmissionBody },
        answers: submissionAnswers('id', 'sku-4711'),
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
        submit(request, reply, { idType: 'id', externalId: request.params.id }, request.body),
    })

    server.get('/v1/pdps/id/:id', {
      ...operation({
        id: 'getPdp',
        tag: 'PDPs by id',
        summary: 'Read the scores of a listing by your own id',
        description: READING,
        request: { params: idPath, querystring: retailerQuery },
        answers: {
          200: {
            description: 'The scores',
            schema: pdpScores.id,
            example: { id: 'sku-4711', ...SCORES_EXAMPLE },
          },
        },
        errors: ['INVALID_ID', ...READING_ERRORS],
        malformedPath: 'INVALID_ID',
      }),
      preValidation: async (request) => checkId(request.params.id),
      handler: (request, reply) =>
        read(request, reply, { idType: 'id', externalId: request.params.id }, request.query.retailer),
    })

    server.put('/v1/pdps/gtin/:gtin', {
      ...operation({
        id: 'submitPdpByGtin',
        tag: 'PDPs by GTIN',
        summary: 'Submit a listing under a GTIN',
        description: SUBMITTING,
        request: { params: gtinPath, body: gtinSubmissionBody },
        answers: submissionAnswers('gtin', EXAMPLE_GTIN),
        errors: ['INVALID_GTIN', ...SUBMISSION_ERRORS],
        malformedPath: 'INVALID_GTIN',
        isSubmission: true,
      }),
      preValidation: async (request) => {
        canonicalGtin(request.params.gtin)
        checkCarouselCount(request.body)
      },
      handler: (request, reply) => {
        const gtin = canonicalGtin(request.params.gtin)
        return submit(request, reply, { idType: 'gtin', externalId: gtin }, { ...request.body, gtin })
      },
    })

    server.get('/v1/pdps/gtin/:gtin', {
      ...operation({
        id: 'getPdpByGtin',
        tag: 'PDPs by GTIN',
        summary: 'Read the scores of a listing by GTIN',
        description: READING,
        request: { params: gtinPath, querystring: retailerQuery },
        answers: {
          200: {
            description: 'The scores',
            schema: pdpScores.gtin,
            example: { gtin: EXAMPLE_GTIN, ...SCORES_EXAMPLE },
          },
        },
        errors: ['INVALID_GTIN', ...READING_ERRORS],
        malformedPath: 'INVALID_GTIN',
      }),
      preValidation: async (request) => void canonicalGtin(request.params.gtin),
      handler: (request, reply) => {
        const identifier = { idType: 'gtin', externalId: canonicalGtin(request.params.gtin) } as const
        return read(request, reply, identifier, request.query.retailer)
      },
    })
  }
  return plugin
}

function submissionAnswers(idType: Identifier['idType'], externalId: string) {
  const example = {
    [idType]: externalId,
    ...SUBMITTED_EXAMPLE,
    score_url: `/v1/pdps/${idType}/${externalId}?retailer=marketplace_us`,
  }
  const schema = pdpSubmitted[idType]
  return {
    200: {
      description: 'Nothing has changed: the current status',
      schema,
      example: { ...example, status: 'COMPLETED' },
    },
    202: { description: 'Accepted, or still being processed', schema, example },
  }
}

/** Checks the length in characters, not in UTF-16 units. */
function checkId(id: string): void {
  const { length } = Array.from(id)
  if (length < 1 || length > MAX_ID_LENGTH || id.includes('\0')) {
    throw new DomainError('INVALID_ID', `the id must have 1 to ${MAX_ID_LENGTH} characters`)
  }
}

function canonicalGtin(text: string): string {
  const gtin = toGtin14(text)
  if (gtin === null) {
    throw new DomainError(
      'INVALID_GTIN',
      'the GTIN must have 8, 12, 13 or 14 digits, the last a valid check digit',
    )
  }
  return gtin
}

function checkCarouselCount(body: unknown): void {
  const urls =
    typeof body === 'object' && body !== null && 'carousel_image_urls' in body
      ? body.carousel_image_urls
      : null
  if (Array.isArray(urls) && urls.length > MAX_CAROUSEL_IMAGES) {
    throw new DomainError(
      'TOO_MANY_IMAGES',
      `${urls.length} carousel images; at most ${MAX_CAROUSEL_IMAGES} are accepted`,
    )
  }
}
