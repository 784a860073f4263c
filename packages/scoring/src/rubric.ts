import type { Family } from '@endcap/catalog'
import type { Classification } from './asset-types/asset-types.ts'
import type { Curve } from './curve.ts'
import type { FactorRule } from './factors/factor.ts'
import type { FactorName } from './factors/factors.ts'
import type { ImageRole } from './facts.ts'

export type { Family }

export type RoleRubric = {
  /**
   * Exponent of the weighted power mean over the factors. 1 is the plain mean; below 1 the weakest
   * factors weigh more.
   */
  exponent: number
  /** Percentage of the mean that remains, by the score of the worst factor with `isFault`. */
  worstFault: Curve
  factors: Partial<Record<FactorName, FactorRule>>
}

/** Numbers of the PDP score. The rules are in `score-listing.ts`. */
export type ListingRubric = {
  heroWeight: number
  carouselWeight: number
  /** Score from which an image counts as high-scoring and a PDP as certified. */
  highScoreBar: number
  recommendedCarouselImages: number
  nearDuplicate: {
    /** Maximum number of differing bits of the 64-bit hash for two images of the same structure. */
    maxBits: number
    /** Likeness (cosine of the embeddings) below which images of the same structure still show different things. */
    minLikeness: number
    /** Likeness from which two images show the same picture regardless of the hash. */
    sureLikeness: number
    /** Distance of the products' colors (CIE76, half the lightness) above which they are variants. */
    maxDeltaE: number
  }
  why: Record<string, string>
}

/** How images and PDPs of one family of categories are scored. */
export type Rubric = {
  version: string
  family: Family
  roles: Record<ImageRole, RoleRubric>
  listing: ListingRubric
  /** Number of images per asset type that a PDP should have, hero included. Empty when there is no ideal mix. */
  idealMix: Partial<Record<Classification, number>>
  idealMixWhy: string
}
