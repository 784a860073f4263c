import type { Classification, ImageFacts } from '@endcap/scoring'

export type TeachableImage = Pick<ImageFacts, 'kind' | 'similarity'>

/** An image whose type a person has given. */
export type Answer = TeachableImage & {
  id: string
  type: Classification
  /** Images of one listing look alike, so they are never tried on each other. */
  listing: string
  /** Shop, by which results are counted. */
  source: string
}
