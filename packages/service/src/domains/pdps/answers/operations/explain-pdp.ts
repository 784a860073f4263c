import * as api from '@endcap/api/operations'
import type { SignRenditions } from '../../../../platform/blobs/rendition-url.ts'
import { prefersPng } from '../../../../platform/http/accept.ts'
import { clientAbortSignal } from '../../../../platform/http/client-abort-signal.ts'
import { represent, sendConditionalPng } from '../../../../platform/http/conditional.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { servePdp } from '../../record/pdp-address.ts'
import type { PdpStore } from '../../record/pdp-store.ts'
import type { DrawPdp } from '../draw-pdp.ts'
import { explainPdp, type FindAnalyzedPdp } from '../explain-pdp.ts'
import { presentPdpExplanation } from '../present-pdp-explanation.ts'

type Deps = {
  findAnalyzedPdp: FindAnalyzedPdp
  signRenditions: SignRenditions
  drawPdp: DrawPdp
  pdps: Pick<PdpStore, 'find'>
}

/** Serves `GET /v1/pdps/{pdp_id}/explanation`, also by your own id. */
export const explainPdpOperation = ({ findAnalyzedPdp, signRenditions, drawPdp, pdps }: Deps) =>
  servePdp(pdps, api.explainPdp, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const analyzed = await findAnalyzedPdp(organizationId, request.params.pdp_id)
    const explained = await explainPdp(analyzed)
    if (!prefersPng(request)) return presentPdpExplanation(analyzed, explained, signRenditions)
    const draw = () => drawPdp(analyzed, explained, clientAbortSignal(reply))
    // The drawing also shows the name and missing images.
    const { etag } = represent([explained, analyzed.pdp.name])
    return sendConditionalPng(request, reply, { etag, draw })
  })
