import type { Classification } from './asset-types/asset-types.ts'
import type { ImageFacts } from './facts.ts'

export type TypedImage = {
  classification: Classification
  /** Null if planned: its type is given, and it repeats no other. */
  facts: Pick<ImageFacts, 'similarity' | 'product' | 'kind' | 'text' | 'corrections'> | null
}

export type ListingImage = TypedImage & {
  imageId: string
  assetId: string | null
  serviceScore: number
}
