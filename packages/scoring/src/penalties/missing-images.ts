import type { ListingFindings, Penalty } from './penalty.ts'

/** Multiplier per missing image, at most `MAX_MISSING` times. */
const MULTIPLIER = 0.98
const MAX_MISSING = 4

const missing = ({ carousel, recommendedCarouselImages }: ListingFindings): number =>
  Math.max(0, recommendedCarouselImages - carousel.length)

/** The carousel has fewer images than recommended. */
export const missingImages: Penalty = {
  description: 'Fewer carousel images than recommended',
  numbers: [
    {
      name: 'missingImage',
      value: `× ${MULTIPLIER} each, at most ${MAX_MISSING}`,
      why: 'Two percent for each of up to four missing images. A short carousel leaves questions open, but is not worse in quality.',
    },
  ],
  applies: (listing) => missing(listing) > 0,
  multiplier: (listing) => MULTIPLIER ** Math.min(missing(listing), MAX_MISSING),
  reason: ({ carousel, recommendedCarouselImages }) =>
    `The listing has ${carousel.length} of ${recommendedCarouselImages} recommended carousel images.`,
}
