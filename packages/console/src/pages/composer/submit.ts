import { EndcapError } from '@endcap/client'
import { setImages } from '../../features/listing/settled.ts'
import { showToast } from '../../parts/toast.tsx'
import { scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { endSession } from './session-store.ts'
import type { Composer } from './use-composer.ts'

/** Submits the composition, waits for its score, and compares it with the predicted one. */
export async function submitComposition({ bench, present, composed }: Composer): Promise<void> {
  const { pdp_id: pdpId } = bench.data
  const references = present.shelf.map((key) =>
    bench.pieces.get(key)?.origin === 'upload' ? { upload_id: key } : { image_id: key },
  )
  const [hero, ...carousel] = references
  if (!hero) return
  const foretold = composed?.score ?? null
  const { pdp_score: scored } = await setImages(pdpId, {
    hero,
    carousel,
    expected_image_ids: [...bench.given],
  }).catch(explainRefusal)
  endSession(bench, present.shelf)
  showToast(say('console.composer.submitted', { foretold: scoreText(foretold), scored: scoreText(scored) }))
}

/** Explains a conflict with another person's change. */
function explainRefusal(error: unknown): never {
  throw error instanceof EndcapError && error.code === 'IMAGES_CHANGED'
    ? new Error(say('console.composer.listing_changed'))
    : error
}
