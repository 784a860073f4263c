import type { Classification } from './asset-types/asset-types.ts'
import type { ImageFacts } from './facts.ts'

/** An image of a PDP with what its asset type depends on. */
export type TypedImage = {
  classification: Classification
  /** Null for an image that does not exist yet: its classification is given, and it repeats no other image. */
  facts: Pick<ImageFacts, 'similarity' | 'product' | 'kind' | 'text' | 'corrections'> | null
}

/** An image with what the score of its PDP depends on. */
export type ListingImage = TypedImage & {
  imageId: string
  assetId: string | null
  serviceScore: number
}
