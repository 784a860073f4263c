import type { CorrectionRequest, ListingExplanation } from '@endcap/client'
import { Corrections } from '@endcap/client/corrections'
import { refreshWhere } from '../../data/resource.ts'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { resultText, whyLower } from './correction-words.ts'

export const corrections = new Corrections(endcap)

/** Saves a correction and reports its effects. Undo revokes it. */
export async function correct(request: CorrectionRequest, pdpId: string | null): Promise<void> {
  const before = await explanationOf(pdpId)
  const result = await corrections.create(request)
  refreshChanged()
  const fell = result.pdps.some(({ pdp_id: id, score_change: change }) => id === pdpId && (change ?? 0) < 0)
  const after = fell ? await explanationOf(pdpId) : null
  const why = before && after ? whyLower(request.kind, before, after) : ''
  showToast(`${resultText(result, pdpId)} ${why}`.trim(), {
    label: say('console.common.undo'),
    run: () => void revoke(result.correction_id).catch(showFailure),
  })
}

/** Null if it cannot be read: the correction counts without it. */
const explanationOf = async (pdpId: string | null): Promise<ListingExplanation | null> =>
  pdpId === null ? null : endcap.pdps.explanation(pdpId).catch(() => null)

/** Revokes a correction, so the measurement counts again. */
export async function revoke(correctionId: string): Promise<void> {
  await corrections.revoke(correctionId)
  refreshChanged()
  showToast(say('console.correction.revoked'))
}

/** Rereads all shown data, because a correction counts in every listing with the picture. */
const refreshChanged = (): void => refreshWhere(() => true)
