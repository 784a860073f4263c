import { MAX_CHANGED_PDPS, pdpFilters, pdpsChange, pdpsChangeResult } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import type { Db } from '../../../../platform/db/database.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { givenCategory } from '../../../categories/given-category.ts'
import type { AdmitSubmission } from '../../../organizations/admit-submission.ts'
import { checkFilters } from '../../reading/check-filters.ts'
import { type ChangePdp } from '../change-pdp.ts'
import { findPdpsOfOtherCategory } from '../pdps-of-other-category.ts'

type Deps = { db: Db; admitSubmission: AdmitSubmission; changePdp: ChangePdp }

/** Returns the operation `PATCH /v1/pdps`. */
export const changePdpsOperation =
  ({ db, admitSubmission, changePdp }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.patch('/v1/pdps', {
      ...operation({
        id: 'changePdps',
        tag: 'Listings',
        limits: 'filters',
        summary: 'Set the category of many listings',
        description:
          'Sets the category of the listings that meet all filters, which are those of the list. Without a filter, of ' +
          'all. Listings for which a person has set this category already are left out, so the request can be repeated.',
        request: { querystring: z.object(pdpFilters), body: pdpsChange },
        answers: {
          200: {
            description: 'What was changed',
            schema: pdpsChangeResult,
            example: { changed: 381, has_more: false },
          },
        },
        errors: ['CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR'],
        isConditional: false,
        isSubmission: true,
      }),
      handler: async (request, reply) => {
        const { clientId: by, limit } = callerOf(request)
        checkFilters(request.query)
        const { id: organizationId, icp } = await admitSubmission(request, reply)
        const { product_category_id: given } = request.body
        const categoryId = given === null ? null : givenCategory(given, icp)
        const filters = { ...request.query, organizationId }
        const found = await findPdpsOfOtherCategory(db, filters, { categoryId, limit: MAX_CHANGED_PDPS + 1 })
        const category = categoryId === null ? null : { categoryId, comment: null, by }
        const chosen = found.slice(0, MAX_CHANGED_PDPS)
        const isLearned = limit === null
        for (const pdpId of chosen)
          await changePdp({ organizationId, pdpId, icp, fields: { category }, isLearned, by })
        return { changed: chosen.length, has_more: found.length > chosen.length }
      },
    })
  }
