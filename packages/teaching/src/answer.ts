import type { Classification, ImageFacts } from '@endcap/scoring'

/** The facts of an image from which types are learned: its probabilities and its embedding. */
export type TeachableImage = Pick<ImageFacts, 'kind' | 'similarity'>

/** An image whose asset type a person has given. */
export type Answer = TeachableImage & {
  /** Name of the image. */
  id: string
  type: Classification
  /** Listing of the image. Images of one listing look alike, so none of them is tried by the others. */
  listing: string
  /** Shop of the listing, by which results are counted. */
  source: string
}
