import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { callerOf } from '../auth/authenticate.ts'
import { DomainError } from '../domain-error.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import type { SubmissionLimit } from '../organizations/submission-limit.ts'
import { DEFAULT_RETAILER } from '../retailers/retailers.ts'
import type { GetPdp } from './get-pdp.ts'
import { MAX_CAROUSEL_IMAGES, pdpSubmissionBody, readSubmission } from './submission.ts'
import type { SubmitPdp } from './submit-pdp.ts'

type Deps = {
  submitPdp: SubmitPdp
  getPdp: GetPdp
  organizations: OrganizationStore
  submissionLimit: SubmissionLimit
}

const MAX_ID_LENGTH = 512
const path = z.object({ id: z.string() })
const query = z.object({ retailer: z.string().default(DEFAULT_RETAILER) })

/** `PUT` and `GET /v1/pdps/id/{id}`. */
export function pdpRoutes({ submitPdp, getPdp, organizations, submissionLimit }: Deps): FastifyPluginAsync {
  const plugin: FastifyPluginAsyncZodOpenApi = async (server) => {
    server.put('/v1/pdps/id/:id', {
      schema: { params: path, body: pdpSubmissionBody },
      // Both come before the schema: they have codes of their own.
      preValidation: async (request) => {
        checkId(request.params.id)
        checkCarouselCount(request.body)
      },
      handler: async (request, reply) => {
        const caller = callerOf(request)
        const organization = await organizations.find(caller.organizationId)
        if (!organization)
          throw new Error(`organization ${caller.organizationId} of a valid token does not exist`)
        reply.headers(await submissionLimit.count(organization))
        const submission = readSubmission(request.body, caller.integrationIds)
        const externalId = request.params.id
        const { pdpId, status, errorCode } = await submitPdp({
          organization,
          idType: 'id',
          externalId,
          submission,
          signal: hangUpSignal(reply),
        })
        request.logFields['pdp_id'] = pdpId
        reply.code(status === 'PROCESSING' ? 202 : 200)
        return {
          id: externalId,
          pdp_id: pdpId,
          status,
          error_code: errorCode,
          score_url: `/v1/pdps/id/${encodeURIComponent(externalId)}?retailer=${submission.retailer}`,
        }
      },
    })

    server.get('/v1/pdps/id/:id', {
      schema: { params: path, querystring: query },
      preValidation: async (request) => checkId(request.params.id),
      handler: (request) =>
        getPdp({
          organizationId: callerOf(request).organizationId,
          idType: 'id',
          externalId: request.params.id,
          retailer: request.query.retailer,
        }),
    })
  }
  return plugin
}

/** Counted in characters, as the caller sees them. */
function checkId(id: string): void {
  const { length } = Array.from(id)
  if (length < 1 || length > MAX_ID_LENGTH || id.includes('\0')) {
    throw new DomainError('INVALID_ID', `the id must have 1 to ${MAX_ID_LENGTH} characters`)
  }
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

/** Aborts when the caller goes away before it was answered: nobody waits for the downloads any more. */
function hangUpSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Error('the caller hung up'))
  })
  return controller.signal
}
