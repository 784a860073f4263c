import type { PdpImages, PdpSummary } from '@endcap/client'
import { invalidate } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'
import { say } from '../../words/say.ts'

const INTERVAL_MS = 400
const MAX_WAIT_MS = 120_000

/** Saves a composition, waits for its score, and has its pages read again. */
export async function setImages(pdpId: string, images: PdpImages): Promise<PdpSummary> {
  await endcap.pdps.setImages(pdpId, images)
  return whenScored(pdpId)
}

/** Waits for the score, and has the listing's pages read it again. */
export async function whenScored(pdpId: string): Promise<PdpSummary> {
  const summary = await settled(pdpId)
  for (const kind of ['summary', 'explanation', 'history', 'composer', 'spark'])
    invalidate(`${kind} ${pdpId}`)
  if (summary.status === 'ERROR') throw new Error(say('console.composer.submitted_not_scored'))
  return summary
}

/** Polls until the listing's run ends. */
async function settled(pdpId: string): Promise<PdpSummary> {
  const end = Date.now() + MAX_WAIT_MS
  for (;;) {
    const summary = await endcap.pdps.summary(pdpId)
    if (summary.status !== 'PROCESSING') return summary
    if (Date.now() > end) throw new Error(say('console.composer.still_scoring'))
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
}
