import type { Family } from '@endcap/catalog'
import type { Classification } from './asset-types.ts'
import type { Curve } from './curve.ts'
import type { ImageRole } from './facts.ts'
import type { FactorName } from './measures.ts'

export type { Family }

/** How one factor is scored and weighted. `why` gives the reason for the numbers. */
export type FactorRule = {
  curve: Curve
  /** Weight relative to the other factors that could be measured. */
  weight: number
  /** Score from which nothing is recommended. */
  bar: number
  why: string
  /** True for a fault that lowers the whole score when it is severe, see `RoleRubric.worstFault`. */
  isFault?: boolean
  /** Measured value of an image without a product. If undefined, the factor does not apply to such images. */
  withoutProduct?: number
  /** Asset types that the factor does not apply to. */
  notFor?: readonly Classification[]
  /** The only asset types that the factor applies to. */
  onlyFor?: readonly Classification[]
}

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
  minHighScoringImages: number
  recommendedCarouselImages: number
  penalties: {
    fewHighScoring: number
    /** Applied once per missing image, at most `maxMissing` times. */
    missingImage: number
    maxMissing: number
    /** Applied once per image that repeats an earlier one, at most `maxRepeated` times. */
    repeatedImage: number
    maxRepeated: number
    order: number
  }
  /** Points by which a later image must exceed an earlier one for the order to count as wrong. */
  orderTolerance: number
  nearDuplicate: {
    /** Maximum number of differing bits of the 64-bit hash for two images of the same structure. */
    maxBits: number
    /** Cosine of the embeddings below which images of the same structure still show different things. */
    minCosine: number
    /** Cosine from which two images show the same picture regardless of the hash. */
    sureCosine: number
    /** Cosine from which two images of one PDP show one product from two sides. */
    sameProductCosine: number
    /** Distance of the products' colors (CIE76, half the lightness) above which they are variants. */
    maxDeltaE: number
  }
  why: Record<string, string>
}

/** Weights, bars, curves and penalties of one family of categories. */
export type Rubric = {
  version: string
  family: Family
  roles: Record<ImageRole, RoleRubric>
  listing: ListingRubric
  /** Number of images per asset type that a PDP should have, hero included. Empty when there is no ideal mix. */
  idealMix: Partial<Record<Classification, number>>
  idealMixWhy: string
}
