import type { Message } from '@endcap/words/message'
import type { ListingImage } from '../listing-image.ts'
import type { LossWords } from '../loss-words.ts'

/** Measurements of a PDP that its penalties depend on. */
export type ListingFindings = {
  carousel: readonly Pick<ListingImage, 'serviceScore'>[]
  /** Number of images whose score meets the high-score bar, hero included. */
  highScoring: number
  recommendedCarouselImages: number
  /** Number of images that show the same picture as an earlier one. */
  repeated: number
}

/** Everything about one penalty of a PDP's score. */
export type Penalty = LossWords & {
  /** Meaning of the API's flag. */
  description: string
  /** Condition and effect, for docs/api.md. */
  effect: string
  /** The numbers for docs/scoring.md, each with its reason. */
  numbers: readonly { name: string; value: string; why: string }[]
  applies: (listing: ListingFindings) => boolean
  /** Factor of the score, 0–1. 1 if the penalty does not apply. */
  multiplier: (listing: ListingFindings) => number
  /** States in a merchandiser's words why the penalty applies. */
  reason: (listing: ListingFindings) => Message
}
