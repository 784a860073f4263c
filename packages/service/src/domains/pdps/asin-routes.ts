import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { ASIN_FORM, isAsin, DEFAULT_REGION, findStorefront, type Storefront } from '@endcap/catalog'
import { callerOf } from '../auth/authenticate.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { sendConditional } from '../../platform/http/conditional.ts'
import { clientAbortSignal } from '../../platform/http/client-abort-signal.ts'
import { operation } from '../../platform/http/operation.ts'
import type { AdmitSubmission } from '../organizations/admit-submission.ts'
import { type GetPdp, noSuchPdp } from './get-pdp.ts'
import { SCORES_EXAMPLE, SUBMITTED_EXAMPLE } from './pdp-examples.ts'
import { asinScores, asinSubmission, asinSubmitted } from './pdp-schemas.ts'
import { presentByAsin } from './present-by-asin.ts'
import type { SubmitAsin } from './submit-asin.ts'

type Deps = { admitSubmission: AdmitSubmission; submitAsin: SubmitAsin; getPdp: GetPdp }

const EXAMPLE_ASIN = 'B0DEMOCAN1'
const asinPath = z.object({
  asin: z.string().meta({
    description: '10 upper-case letters and digits',
    pattern: ASIN_FORM.source,
    example: EXAMPLE_ASIN,
  }),
})

/** Registers the endpoints that submit a storefront's listing by its ASIN and return its scores. */
export function asinRoutes({ admitSubmission, submitAsin, getPdp }: Deps): FastifyPluginAsync {
  const plugin: FastifyPluginAsyncZodOpenApi = async (server) => {
    server.put('/v1/pdps/asin/:asin', {
      ...operation({
        id: 'submitPdpByAsin',
        tag: 'PDPs by ASIN',
        summary: 'Submit a listing by its ASIN',
        description:
          'Fetches the listing with its title, category and images from the region’s storefront, and scores it. ' +
          'Another submission of the same ASIN refreshes the listing: only images that have changed are scored ' +
          'again. The body is optional.',
        request: { params: asinPath, body: asinSubmission.nullish() },
        answers: {
          202: {
            description: 'Found, and being processed',
            schema: asinSubmitted,
            example: {
              asin: EXAMPLE_ASIN,
              region: 'us',
              pdp_id: SUBMITTED_EXAMPLE.pdp_id,
              status: 'processing',
              score_url: scoreUrl(EXAMPLE_ASIN, 'us'),
            },
          },
        },
        errors: [
          'INVALID_ASIN',
          'INVALID_REGION',
          'CATEGORY_NOT_IN_ORG_ICP',
          'NO_VALID_CATEGORY',
          'ASIN_NOT_FOUND_AT_RETAILER',
          'PDP_NOT_FOUND',
          'SCRAPE_UPSTREAM_ERROR',
          'SCRAPE_TIMEOUT',
        ],
        malformedPath: 'INVALID_ASIN',
        isSubmission: true,
      }),
      // Runs before the body is validated, because an invalid ASIN has its own error code.
      preValidation: async (request) => checkAsin(request.params.asin),
      async handler(request, reply) {
        const { asin } = request.params
        const storefront = existingStorefront(request.body?.region ?? DEFAULT_REGION)
        const organization = await admitSubmission(request, reply)
        const pdpId = await submitAsin({ organization, asin, storefront, signal: clientAbortSignal(reply) })
        request.logFields['pdp_id'] = pdpId
        const { region } = storefront
        reply.code(202)
        return { asin, region, pdp_id: pdpId, status: 'processing', score_url: scoreUrl(asin, region) }
      },
    })

    server.get('/v1/pdps/asin/:asin', {
      ...operation({
        id: 'getPdpByAsin',
        tag: 'PDPs by ASIN',
        summary: 'Read the scores of a listing by its ASIN',
        description:
          'Poll until `scored` or `error`. During a refresh, the previous scores and `scored_at` stay.',
        request: { params: asinPath, querystring: asinSubmission },
        answers: {
          200: {
            description: 'The scores',
            schema: asinScores,
            example: { asin: EXAMPLE_ASIN, ...presentByAsin(SCORES_EXAMPLE) },
          },
        },
        errors: ['INVALID_REGION', 'PDP_NOT_FOUND', 'VALIDATION_ERROR'],
        malformedPath: 'PDP_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { retailerId: retailer } = existingStorefront(request.query.region)
        const { asin: externalId } = request.params
        if (!isAsin(externalId)) throw noSuchPdp()
        const key = { organizationId, idType: 'asin', externalId, retailer } as const
        return sendConditional(request, reply, await getPdp(key))
      },
    })
  }
  return plugin
}

const scoreUrl = (asin: string, region: string): string => `/v1/pdps/asin/${asin}?region=${region}`

function checkAsin(asin: string): void {
  if (!isAsin(asin))
    throw new DomainError('INVALID_ASIN', 'the ASIN must have 10 upper-case letters and digits')
}

function existingStorefront(region: string): Storefront {
  const storefront = findStorefront(region)
  if (!storefront)
    throw new DomainError('INVALID_REGION', `the region "${region}" has no supported storefront`)
  return storefront
}
