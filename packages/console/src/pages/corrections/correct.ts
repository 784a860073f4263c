import type { CorrectionRequest } from '@endcap/client'
import { Corrections } from '@endcap/client/corrections'
import { refreshAll } from '../../data/resource.ts'
import { showFailure, showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { resultText } from './correction-words.ts'

export const corrections = new Corrections(endcap)

/** Saves a correction, and says what it has changed. Undo revokes it. */
export async function correct(request: CorrectionRequest, pdpId: string | null): Promise<void> {
  const result = await corrections.create(request)
  refreshAll()
  showToast(resultText(result, pdpId), {
    label: 'Undo',
    run: () => void revoke(result.correction_id).catch(showFailure),
  })
}

/** Revokes a correction, so that what Endcap measured counts again. */
export async function revoke(correctionId: string): Promise<void> {
  await corrections.revoke(correctionId)
  refreshAll()
  showToast('Taken back. What Endcap measured counts again.')
}
