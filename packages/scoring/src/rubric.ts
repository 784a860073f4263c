import type { Family } from '@endcap/catalog'
import type { Classification } from './asset-types/asset-types.ts'
import type { Curve } from './curve.ts'
import type { CustomFactors } from './custom/custom-factor.ts'
import type { FactorRule } from './factors/factor.ts'
import type { FactorName } from './factors/factors.ts'
import type { ImageRole } from './facts.ts'

export type { Family }

export type RoleRubric = {
  /** Exponent of the power mean. Below 1 the weakest factors weigh more. */
  exponent: number
  /** Percentage that remains, by the worst score with `isFault`. */
  worstFault: Curve
  factors: Partial<Record<FactorName, FactorRule>>
}

export type ListingRubric = {
  heroWeight: number
  carouselWeight: number
  /** Makes images high-scoring and PDPs certified. */
  highScoreBar: number
  recommendedCarouselImages: number
  nearDuplicate: {
    /** Differing bits of 64 for equal structure. */
    maxBits: number
    /** Cosine below which images of equal structure differ. */
    minLikeness: number
    /** Cosine that suffices without the hash. */
    sureLikeness: number
    /** CIE76 (half the lightness). Products beyond it are variants. */
    maxDeltaE: number
  }
  why: Record<string, string>
}

export type Rubric = {
  version: string
  family: Family
  roles: Record<ImageRole, RoleRubric>
  /** Factors of an organization. */
  custom?: CustomFactors | undefined
  listing: ListingRubric
  /** Per asset type, hero included. */
  idealMix: Partial<Record<Classification, number>>
  idealMixWhy: string
}
