import * as api from '@endcap/api/operations'
import { callerOf } from '../../../auth/authenticate.ts'
import { servePdp } from '../../record/pdp-address.ts'
import type { PdpStore } from '../../record/pdp-store.ts'
import type { GetAltTexts, SetAltTexts } from '../alt-texts.ts'
import type { GetImageObjects } from '../image-objects.ts'

type Deps = {
  pdps: Pick<PdpStore, 'find'>
  getAltTexts: GetAltTexts
  setAltTexts: SetAltTexts
  getImageObjects: GetImageObjects
}

/** Serves `GET /v1/pdps/{pdp_id}/alt-texts`, also by your own id. */
export const getAltTextsOperation = ({ pdps, getAltTexts }: Deps) =>
  servePdp(pdps, api.getAltTexts, (request) =>
    getAltTexts(callerOf(request).organizationId, request.params.pdp_id),
  )

/** Serves `PUT /v1/pdps/{pdp_id}/alt-texts`, also by your own id. */
export const setAltTextsOperation = ({ pdps, getAltTexts, setAltTexts }: Deps) =>
  servePdp(pdps, api.setAltTexts, async (request) => {
    const { organizationId } = callerOf(request)
    const { pdp_id: pdpId } = request.params
    await setAltTexts(organizationId, pdpId, request.body)
    return getAltTexts(organizationId, pdpId)
  })

/** Serves `GET /v1/pdps/{pdp_id}/image-objects`, also by your own id. */
export const getImageObjectsOperation = ({ pdps, getImageObjects }: Deps) =>
  servePdp(pdps, api.getImageObjects, (request) =>
    getImageObjects(callerOf(request).organizationId, request.params.pdp_id, request.query),
  )
