import { say } from '@endcap/words/message'
import type { ListingFindings, Penalty } from './penalty.ts'

const MULTIPLIER = 0.98
const MAX_MISSING = 4

const missing = ({ carousel, recommendedCarouselImages }: ListingFindings): number =>
  Math.max(0, recommendedCarouselImages - carousel.length)

export const missingImages: Penalty = {
  order: 1,
  pattern: 'repeating-linear-gradient(-45deg, var(--loss-fill) 0 4px, var(--loss-soft) 4px 7px)',
  shorten: (title) =>
    title.replace(/The listing has (\d+ of \d+) recommended carousel images/, 'Has $1 images'),
  description: 'Fewer carousel images than recommended',
  effect: `Fewer carousel images than the retailer recommends: × ${MULTIPLIER} for each missing image, at most four`,
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
    say('loss.image_count_penalty.reason', {
      present: carousel.length,
      recommended: recommendedCarouselImages,
    }),
}
