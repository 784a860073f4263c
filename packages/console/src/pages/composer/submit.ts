import { EndcapError, type PdpImages } from '@endcap/client'
import { whenScored } from '../../features/listing/settled.ts'
import { showToast } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { scoreText } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { endWork } from './session-store.ts'
import type { Composer } from './use-composer.ts'

/**
 * Replaces the images that the page shows as those of the listing. Compares the score with the predicted one. A
 * refused composition stays.
 */
export async function submitComposition(composer: Composer): Promise<void> {
  const { bench, session, present, composed } = composer
  const { pdp_id: pdpId } = bench.data
  const references = referencesOf(composer)
  if (references === null) return
  const foretold = composed?.score ?? null
  const composition = { ...references, expected_image_ids: [...bench.given] }
  await endcap.pdps.setImages(pdpId, composition).catch(explainRefusal)
  endWork(session, present.shelf)
  const { pdp_score: scored } = await whenScored(pdpId)
  showToast(say('console.composer.submitted', { foretold: scoreText(foretold), scored: scoreText(scored) }))
}

/** Returns the composition for the service. */
export function referencesOf({
  bench,
  present,
}: Pick<Composer, 'bench' | 'present'>): { hero: PdpImages['hero']; carousel: PdpImages['hero'][] } | null {
  const [hero, ...carousel] = present.shelf.map((key) =>
    bench.pieces.get(key)?.origin === 'upload' ? { upload_id: key } : { image_id: key },
  )
  return hero ? { hero, carousel } : null
}

/** Returns true if the shelf is the listing as it is stored. */
export const isUnchanged = ({ bench, present }: Pick<Composer, 'bench' | 'present'>): boolean =>
  present.shelf.join() === bench.given.join()

/** Explains a conflict with another person's change. */
function explainRefusal(error: unknown): never {
  throw error instanceof EndcapError && error.code === 'IMAGES_CHANGED'
    ? new Error(say('console.composer.listing_changed'))
    : error
}
