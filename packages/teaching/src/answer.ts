import type { Classification, ImageFacts } from '@endcap/scoring'

export type TeachableImage = Pick<ImageFacts, 'kind' | 'similarity'>

export type Answer = TeachableImage & {
  id: string
  type: Classification
  /** Its images look alike, so they are never tried on each other. */
  listing: string
  /** Shop, for results. */
  source: string
}
