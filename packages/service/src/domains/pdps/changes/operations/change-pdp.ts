import { pdpChange, pdpSummary, SUMMARY_EXAMPLE } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../../platform/db/database.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { givenCategory } from '../../../categories/given-category.ts'
import type { AdmitSubmission } from '../../../organizations/admit-submission.ts'
import { existingRetailer } from '../../../retailers/existing-retailer.ts'
import { findListedPdp } from '../../reading/list-pdps.ts'
import { presentListedPdp } from '../../reading/present-pdp-summary.ts'
import { pdpIdPath } from '../../record/identifiers.ts'
import { noSuchPdp } from '../../record/own-pdp.ts'
import type { ChangePdp } from '../change-pdp.ts'

type Deps = {
  db: Db
  links: Pick<SignedLinks, 'sign'>
  admitSubmission: AdmitSubmission
  changePdp: ChangePdp
}

/** Returns the operation `PATCH /v1/pdps/{pdp_id}`. */
export const changePdpOperation =
  ({ db, links, admitSubmission, changePdp }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.patch('/v1/pdps/:pdp_id', {
      ...operation({
        id: 'changePdp',
        tag: 'Listings',
        summary: 'Change what describes a listing',
        description:
          'Changes the name, the category and the tags of a listing, and the id and retailer of one that was submitted ' +
          'by id. A category that you set stays through refreshes, imports, and submissions that name none. The listing ' +
          'is scored again where the change counts.',
        request: { params: pdpIdPath, body: pdpChange },
        answers: {
          200: { description: 'The listing after the change', schema: pdpSummary, example: SUMMARY_EXAMPLE },
          202: {
            description: 'The listing after the change, which is being scored',
            schema: pdpSummary,
            example: { ...SUMMARY_EXAMPLE, status: 'PROCESSING' },
          },
        },
        errors: ['CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'PDP_EXISTS', 'PDP_NOT_FOUND', 'VALIDATION_ERROR'],
        malformedPath: 'PDP_NOT_FOUND',
        isSubmission: true,
      }),
      handler: async (request, reply) => {
        const { clientId: by } = callerOf(request)
        const { id: organizationId, icp } = await admitSubmission(request, reply)
        const { product_category_id: given, id: externalId, retailer, ...fields } = request.body
        if (retailer !== undefined) existingRetailer(retailer)
        const category = given == null ? given : { categoryId: givenCategory(given, icp), comment: null, by }
        const pdpId = await changePdp({
          organizationId,
          pdpId: request.params.pdp_id,
          icp,
          fields: { ...fields, category, externalId, retailer },
          isLearned: callerOf(request).limit === null,
          by,
        })
        const row = await findListedPdp(db, organizationId, pdpId)
        if (!row) throw noSuchPdp()
        request.logFields['pdp_id'] = pdpId
        return reply
          .code(row.status === 'PROCESSING' ? 202 : 200)
          .send(presentListedPdp(row, organizationId, links))
      },
    })
  }
