import { type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import { compareShelves, judgePictures, type LivePlace, type PicturePair, type Sketch } from '@endcap/scoring'
import { sketchImage } from '@endcap/vision'
import type { RenderImage } from '../images/decode-images.ts'
import type { Answers } from './answer-store.ts'

type Deps = { blobs: Pick<BlobStore, 'get'>; renderImage: RenderImage }

/** Enough for a sketch, in little memory. */
const SIDE_PX = 480

/** Compares contents by SHA-256. Opens files only if the sets differ. */
export async function compareContents(
  { blobs, renderImage }: Deps,
  {
    organizationId,
    sent,
    shown,
    answers,
  }: { organizationId: string; sent: readonly string[]; shown: readonly string[]; answers: Answers },
  signal: AbortSignal,
): Promise<LivePlace[]> {
  const sketches = new Map<string, Sketch>()
  const differing = new Set([
    ...sent.filter((each) => !shown.includes(each)),
    ...shown.filter((each) => !sent.includes(each)),
  ])
  if (differing.size > 0)
    for (const sha256 of new Set([...sent, ...shown])) {
      const bytes = await blobs.get(blobKey(organizationId, sha256))
      sketches.set(sha256, await sketchImage(await renderImage(bytes, SIDE_PX, { organizationId, signal })))
    }
  return compareShelves(sent, shown, (one, other): PicturePair => {
    const answer = answers({ sent: one, shown: other })
    if (one === other || answer === 'same') return { kind: 'same', likeness: 1, sure: true }
    const [mine, theirs] = [sketches.get(one), sketches.get(other)]
    const judged: PicturePair =
      mine && theirs ? judgePictures(mine, theirs) : { kind: 'other', likeness: 0, sure: true }
    return answer === 'different' && judged.kind === 'same' ? { ...judged, kind: 'version' } : judged
  })
}
