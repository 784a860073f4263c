import { MAX_CHANGED_PDPS } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { Db } from '../../../../platform/db/database.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { givenCategory } from '../../../categories/given-category.ts'
import type { AdmitSubmission } from '../../../organizations/admit-submission.ts'
import { existingRetailer } from '../../../retailers/existing-retailer.ts'
import { checkFilters } from '../../reading/check-filters.ts'
import { findListedPdp } from '../../reading/list-pdps.ts'
import { presentListedPdp } from '../../reading/present-pdp-summary.ts'
import { noSuchPdp, ownPdp } from '../../record/own-pdp.ts'
import { servePdp } from '../../record/pdp-address.ts'
import type { PdpStore } from '../../record/pdp-store.ts'
import type { ChangePdp } from '../change-pdp.ts'
import type { DeletePdp } from '../delete-pdp.ts'
import { findPdpsOfOtherCategory } from '../pdps-of-other-category.ts'

type Deps = {
  db: Db
  pdps: PdpStore
  links: Pick<SignedLinks, 'sign'>
  admitSubmission: AdmitSubmission
  changePdp: ChangePdp
  deletePdp: DeletePdp
}

/** Serves `PUT /v1/pdps/{pdp_id}/tags`, also by your own id. */
export const setPdpTagsOperation = ({ db, pdps }: Deps) =>
  servePdp(pdps, api.setPdpTags, async (request) => {
    const { organizationId } = callerOf(request)
    const pdp = await ownPdp(db, pdps, organizationId, request.params.pdp_id)
    const tags = [...new Set(request.body.tags)]
    await db.transaction().execute((trx) => pdps.setTags(trx, pdp.id, tags))
    return { pdp_id: pdp.id, tags }
  })

/** Serves `PATCH /v1/pdps/{pdp_id}`. */
export const changePdpOperation = ({ db, links, admitSubmission, changePdp }: Deps) =>
  serve(api.changePdp, async (request, reply) => {
    const { clientId: by } = callerOf(request)
    const { id: organizationId, icp } = await admitSubmission(request, reply)
    const {
      product_category_id: given,
      id: externalId,
      retailer,
      family_id: familyId,
      ...fields
    } = request.body
    if (retailer !== undefined) existingRetailer(retailer)
    const category = given == null ? given : { categoryId: givenCategory(given, icp), comment: null, by }
    const pdpId = await changePdp({
      organizationId,
      pdpId: request.params.pdp_id,
      icp,
      fields: { ...fields, category, externalId, retailer, familyId },
      isLearned: callerOf(request).limit === null,
      by,
    })
    const row = await findListedPdp(db, organizationId, pdpId)
    if (!row) throw noSuchPdp()
    request.logFields['pdp_id'] = pdpId
    return reply
      .code(row.status === 'PROCESSING' ? 202 : 200)
      .send(presentListedPdp(row, organizationId, links))
  })

/** Serves `PATCH /v1/pdps`. */
export const changePdpsOperation = ({ db, admitSubmission, changePdp }: Deps) =>
  serve(api.changePdps, async (request, reply) => {
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
  })

/** Serves `DELETE /v1/pdps/{pdp_id}`, also by your own id. */
export const deletePdpOperation = ({ deletePdp, pdps }: Deps) =>
  servePdp(pdps, api.deletePdp, async (request, reply) => {
    const isPermanent = request.query.permanent === 'true'
    await deletePdp(callerOf(request).organizationId, request.params.pdp_id, { isPermanent })
    return reply.code(204).send()
  })
