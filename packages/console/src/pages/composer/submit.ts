import { invalidate, setResource } from '../../data/resource.ts'
import { showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { scoreText } from '../../words/numbers.ts'
import { forgetSession } from './session-store.ts'
import type { Composer } from './use-composer.ts'

const INTERVAL_MS = 400
const MAX_WAIT_MS = 120_000

/** Makes the composition the images of the listing, waits for its score, and says whether it is as foretold. */
export async function submitComposition({ bench, present, composed }: Composer): Promise<void> {
  const { pdp_id: pdpId } = bench.data
  const references = present.shelf.map((key) =>
    bench.pieces.get(key)?.origin === 'upload' ? { upload_id: key } : { image_id: key },
  )
  const [hero, ...carousel] = references
  if (!hero) return
  const foretold = composed?.score ?? null
  await endcap.pdps.setImages(pdpId, { hero, carousel })
  const scored = await settled(pdpId)
  setResource(`explanation ${pdpId}`, scored)
  invalidate(`history ${pdpId}`)
  invalidate(`composer ${pdpId}`)
  forgetSession(bench.data)
  showToast(`Submitted. Foretold ${scoreText(foretold)}, scored ${scoreText(scored.pdp_score)}.`)
  document.getElementById('composed-score')?.focus()
}

/** Reads the explanation until the listing is scored. */
async function settled(pdpId: string) {
  const end = Date.now() + MAX_WAIT_MS
  for (;;) {
    const explanation = await endcap.pdps.explanation(pdpId)
    if (explanation.status !== 'PROCESSING') return explanation
    if (Date.now() > end) throw new Error('The listing is still being scored. Its page shows the score soon.')
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
}
