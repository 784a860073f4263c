import type { Classification, ImageFacts } from '@endcap/scoring'

/** What was measured on an image that types are learned from: its probabilities and its embedding. */
export type TeachableImage = Pick<ImageFacts, 'kind' | 'similarity'>

/** An image whose asset type a person has given. */
export type Answer = TeachableImage & {
  /** Name of the image. */
  id: string
  type: Classification
  /** Listing of the image. Images of one listing look alike, so none of them is tried by the others. */
  listing: string
  /** Shop of the listing, by which results are told apart. */
  source: string
}
