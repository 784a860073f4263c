import { EndcapError, type PdpSummary } from '@endcap/client'
import { invalidate } from '../../data/resource.ts'
import { showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { endSession } from './session-store.ts'
import type { Composer } from './use-composer.ts'

const INTERVAL_MS = 400
const MAX_WAIT_MS = 120_000

/** Submits the composition, waits for its score, and compares it with the predicted one. */
export async function submitComposition({ bench, present, composed }: Composer): Promise<void> {
  const { pdp_id: pdpId } = bench.data
  const references = present.shelf.map((key) =>
    bench.pieces.get(key)?.origin === 'upload' ? { upload_id: key } : { image_id: key },
  )
  const [hero, ...carousel] = references
  if (!hero) return
  const foretold = composed?.score ?? null
  await endcap.pdps
    .setImages(pdpId, { hero, carousel, expected_image_ids: [...bench.given] })
    .catch(explainRefusal)
  const { status, pdp_score: scored } = await settled(pdpId)
  for (const kind of ['summary', 'explanation', 'history', 'composer', 'spark'])
    invalidate(`${kind} ${pdpId}`)
  if (status === 'ERROR') throw new Error(say('console.composer.submitted_not_scored'))
  endSession(bench, present.shelf)
  showToast(say('console.composer.submitted', { foretold: scoreText(foretold), scored: scoreText(scored) }))
}

/** Explains a conflict with another person's change. */
function explainRefusal(error: unknown): never {
  throw error instanceof EndcapError && error.code === 'IMAGES_CHANGED'
    ? new Error(say('console.composer.listing_changed'))
    : error
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
