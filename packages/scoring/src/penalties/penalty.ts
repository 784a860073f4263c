import type { Message } from '@endcap/words/message'
import type { ListingImage } from '../listing-image.ts'
import type { LossWords } from '../loss-words.ts'

export type ListingFindings = {
  carousel: readonly Pick<ListingImage, 'serviceScore'>[]
  highScoring: number
  recommendedCarouselImages: number
  repeated: number
}

export type Penalty = LossWords & {
  description: string
  /** For docs/api.md. */
  effect: string
  /** For docs/scoring.md. */
  numbers: readonly { name: string; value: string; why: string }[]
  applies: (listing: ListingFindings) => boolean
  /** 0–1. */
  multiplier: (listing: ListingFindings) => number
  /** In a merchandiser's words. */
  reason: (listing: ListingFindings) => Message
}
