import type { Message } from '@endcap/words/message'
import type { ListingImage } from '../listing-image.ts'
import type { LossWords } from '../loss-words.ts'

export type ListingFindings = {
  carousel: readonly Pick<ListingImage, 'serviceScore'>[]
  /** Images that meet the high-score bar, hero included. */
  highScoring: number
  recommendedCarouselImages: number
  /** Repeats of earlier images. */
  repeated: number
}

export type Penalty = LossWords & {
  /** Meaning of the API's flag. */
  description: string
  /** Condition and effect, for docs/api.md. */
  effect: string
  /** Rows of docs/scoring.md. */
  numbers: readonly { name: string; value: string; why: string }[]
  applies: (listing: ListingFindings) => boolean
  /** Factor of the score, 0–1. */
  multiplier: (listing: ListingFindings) => number
  /** States in a merchandiser's words why the penalty applies. */
  reason: (listing: ListingFindings) => Message
}
