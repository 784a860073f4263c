import * as api from '@endcap/api/operations'
import { clientAbortSignal } from '../../../../platform/http/client-abort-signal.ts'
import type { AdmitSubmission } from '../../../organizations/admit-submission.ts'
import { servePdp } from '../../record/pdp-address.ts'
import type { PdpStore } from '../../record/pdp-store.ts'
import { checkCarouselCount } from '../../submission/submission.ts'
import type { RescorePdp } from '../rescore-pdp.ts'
import type { SetImages } from '../set-images.ts'

type Deps = {
  pdps: Pick<PdpStore, 'find'>
  admitSubmission: AdmitSubmission
  setImages: SetImages
  rescorePdp: RescorePdp
}

/** Serves `PUT /v1/pdps/{pdp_id}/images`, also by your own id. */
export const setPdpImagesOperation = ({ admitSubmission, setImages, pdps }: Deps) =>
  servePdp(pdps, api.setPdpImages, {
    // Before validation, because too many images have their own error code.
    preValidation: async ({ body }) => checkCarouselCount(body, 'carousel'),
    handler: async (request, reply) => {
      const { id: organizationId } = await admitSubmission(request, reply)
      const { pdp_id: pdpId } = request.params
      const { set_from: setFrom = 'composition', ...composition } = request.body
      const origin = { isComposed: true, setFrom }
      const outcome = await setImages({ organizationId, pdpId, composition, origin })
      request.logFields['pdp_id'] = outcome.pdpId
      reply.code(outcome.status === 'PROCESSING' ? 202 : 200)
      return { pdp_id: outcome.pdpId, status: outcome.status, error_code: outcome.errorCode }
    },
  })

/** Serves `POST /v1/pdps/{pdp_id}/rescore`, also by your own id. */
export const rescorePdpOperation = ({ admitSubmission, rescorePdp, pdps }: Deps) =>
  servePdp(pdps, api.rescorePdp, {
    handler: async (request, reply) => {
      const { id: organizationId } = await admitSubmission(request, reply)
      const pdpId = await rescorePdp({
        organizationId,
        pdpId: request.params.pdp_id,
        refreshesImages: request.body?.refresh_images ?? false,
        signal: clientAbortSignal(reply),
      })
      request.logFields['pdp_id'] = pdpId
      reply.code(202)
      return { pdp_id: pdpId, status: 'PROCESSING' as const }
    },
  })
