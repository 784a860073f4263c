import type { PdpComposer, WorkShot } from '@endcap/client'
import { useEffect, useState } from 'preact/hooks'
import { FALLBACK_POLL_MS, useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'

export type Gain = {
  before: number
  after: number
  points: number
  /** Score of the picture at its place. */
  image: number
  /** Images of the listing that the gain is computed with. */
  known: readonly string[]
}

/** Computes what a sent picture gains at its place, as the service will score it. Null while it is being analyzed. */
export function useGain({ listing: { pdp_id: pdpId }, picture, position, status }: WorkShot): Gain | null {
  const imageId = status === 'to_review' ? (picture?.image_id ?? null) : null
  const { data } = useResource<PdpComposer>(
    imageId === null ? null : `work:composer ${pdpId} ${imageId}`,
    (signal) => endcap.pdps.composer(pdpId, { imageIds: [imageId ?? ''], signal }),
    // Until the facts of the picture are known.
    { poll: (composer) => (hasFacts(composer, imageId) ? null : FALLBACK_POLL_MS) },
  )
  const [gain, setGain] = useState<Gain | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (data && imageId !== null && hasFacts(data, imageId))
      void import('../../engine/workbench.ts').then((engine) => {
        const bench = engine.openWorkbench(data)
        const keys = placed(bench.given, imageId, position)
        const before = engine.scoreOf(bench, bench.given)
        const composed = engine.compose(bench, keys)
        const image = composed?.scores[keys.indexOf(imageId)]
        if (isCurrent && before !== null && composed && image !== undefined)
          setGain({
            before,
            after: composed.score,
            points: composed.score - before,
            image,
            known: bench.given,
          })
        return undefined
      })
    return () => {
      isCurrent = false
    }
  }, [data, imageId, position])
  return gain
}

const hasFacts = ({ images, further }: PdpComposer, imageId: string | null): boolean =>
  [...images, ...further].some(({ image_id: id }) => id === imageId)

/** Returns the images with the picture at its place, as the service places it. */
function placed(images: readonly string[], sent: string, position: number | null): readonly string[] {
  if (position === null) return images.includes(sent) ? images : [...images, sent]
  const others = images.filter((id) => id !== sent)
  const isMoved = others.length < images.length
  return others.toSpliced(Math.min(position, others.length), isMoved ? 0 : 1, sent)
}
