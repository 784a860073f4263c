import type { PdpSparkImage } from '@endcap/client'

/** Separates images that lower the score of the listing from the others, those with the highest gain first. */
export function byGain(images: readonly PdpSparkImage[]) {
  const sorted = images.toSorted((a, b) => gainOf(b) - gainOf(a))
  return {
    offers: sorted.filter((image) => gainOf(image) >= 0),
    others: sorted.filter((image) => gainOf(image) < 0),
  }
}

/** Images of the listing have no gain. */
const gainOf = ({ gain_listing: gain }: PdpSparkImage): number => gain ?? 0
