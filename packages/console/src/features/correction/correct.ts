import type { CorrectionRequest } from '@endcap/client'
import { Corrections } from '@endcap/client/corrections'
import { refreshWhere } from '../../data/resource.ts'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'
import { resultText } from './correction-words.ts'

export const corrections = new Corrections(endcap)

/** Saves a correction and reports its effects. Undo revokes it. */
export async function correct(request: CorrectionRequest, pdpId: string | null): Promise<void> {
  const result = await corrections.create(request)
  refreshChanged()
  showToast(resultText(result, pdpId), {
    label: say('console.common.undo'),
    run: () => void revoke(result.correction_id).catch(showFailure),
  })
}

/** Revokes a correction, so the measurement counts again. */
export async function revoke(correctionId: string): Promise<void> {
  await corrections.revoke(correctionId)
  refreshChanged()
  showToast(say('console.correction.revoked'))
}

/** Rereads all shown data, because a correction counts in every listing with the picture. */
const refreshChanged = (): void => refreshWhere(() => true)
