import type { Family } from '@endcap/catalog'
import type { Classification } from './asset-types/asset-types.ts'
import type { Curve } from './curve.ts'
import type { FactorRule } from './factors/factor.ts'
import type { FactorName } from './factors/factors.ts'
import type { ImageRole } from './facts.ts'

export type { Family }

export type RoleRubric = {
  /** Exponent of the power mean over factors. Below 1 the weakest factors weigh more. */
  exponent: number
  /** Percentage of the mean that remains, by the worst score with `isFault`. */
  worstFault: Curve
  factors: Partial<Record<FactorName, FactorRule>>
}

/** Numbers of the PDP score. `score-listing.ts` has the rules. */
export type ListingRubric = {
  heroWeight: number
  carouselWeight: number
  /** Score from which an image is high-scoring and a PDP certified. */
  highScoreBar: number
  recommendedCarouselImages: number
  nearDuplicate: {
    /** Maximum differing bits of the 64-bit hash for the same structure. */
    maxBits: number
    /** Cosine of the embeddings below which images of the same structure differ. */
    minLikeness: number
    /** Cosine that proves the same picture regardless of the hash. */
    sureLikeness: number
    /** CIE76 (half the lightness) above which products are variants. */
    maxDeltaE: number
  }
  why: Record<string, string>
}

/** Scoring of one family of categories. */
export type Rubric = {
  version: string
  family: Family
  roles: Record<ImageRole, RoleRubric>
  listing: ListingRubric
  /** Images per asset type, hero included. Empty without an ideal mix. */
  idealMix: Partial<Record<Classification, number>>
  idealMixWhy: string
}
