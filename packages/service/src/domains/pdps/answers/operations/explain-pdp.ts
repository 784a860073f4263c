import * as api from '@endcap/api/operations'
import type { SignRenditions } from '../../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { prefersPng } from '../../../../platform/http/accept.ts'
import { clientAbortSignal } from '../../../../platform/http/client-abort-signal.ts'
import { represent, sendConditionalPng } from '../../../../platform/http/conditional.ts'
import { findJudgements } from '../../../acceptance/judgement-store.ts'
import { presentAcceptance } from '../../../acceptance/present-acceptance.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import type { AnalysisStore } from '../../../scoring/analysis-store.ts'
import { servePdp } from '../../record/pdp-address.ts'
import type { PdpStore } from '../../record/pdp-store.ts'
import type { DrawPdp } from '../draw-pdp.ts'
import { explainPdp, type FindAnalyzedPdp } from '../explain-pdp.ts'
import { judgePdp } from '../pdp-acceptance.ts'
import { presentPdpExplanation } from '../present-pdp-explanation.ts'
import { findShownSiblings } from '../shown-siblings.ts'

type Deps = {
  db: Db
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  findAnalyzedPdp: FindAnalyzedPdp
  signRenditions: SignRenditions
  drawPdp: DrawPdp
  pdps: Pick<PdpStore, 'find'>
}

/** Serves `GET /v1/pdps/{pdp_id}/explanation`, also by your own id. */
export const explainPdpOperation = ({ db, analyses, findAnalyzedPdp, signRenditions, drawPdp, pdps }: Deps) =>
  servePdp(pdps, api.explainPdp, async (request, reply) => {
    const { organizationId, limit } = callerOf(request)
    const analyzed = await findAnalyzedPdp(organizationId, request.params.pdp_id)
    const explained = await explainPdp(analyzed)
    const { pdp, judging } = analyzed
    const judgements = await findJudgements(db, organizationId, pdp.id)
    const acceptance = await presentAcceptance(judging, pdp.retailer, judgements)
    if (!prefersPng(request)) {
      const siblings = await findShownSiblings({ db, analyses }, analyzed, limit)
      return presentPdpExplanation(analyzed, explained, { signRenditions, acceptance, siblings })
    }
    const draw = () => drawPdp(analyzed, { ...explained, acceptance }, clientAbortSignal(reply))
    // The drawing also shows the name, missing images and verdicts.
    const { etag } = represent([explained, analyzed.pdp.name, acceptance])
    return sendConditionalPng(request, reply, { etag, draw })
  })

/** Serves `GET /v1/pdps/{pdp_id}/acceptance`, also by your own id. */
export const getPdpAcceptanceOperation = ({
  findAnalyzedPdp,
  pdps,
}: Pick<Deps, 'findAnalyzedPdp' | 'pdps'>) =>
  servePdp(pdps, api.getPdpAcceptance, async (request) => {
    const { organizationId } = callerOf(request)
    return judgePdp(await findAnalyzedPdp(organizationId, request.params.pdp_id), request.query.day)
  })
