import type { Classification } from './classification.ts'
import type { Curve } from './curve.ts'
import type { ImageRole } from './facts.ts'
import type { FactorName } from './measures.ts'

/** How one factor counts. Each number of a rubric has its reason in `why`. */
export type FactorRule = {
  curve: Curve
  /** Relative to the other factors that could be measured. */
  weight: number
  /** From this score on there is nothing to recommend. */
  bar: number
  why: string
  /** The measured value where there is no product at all; without it such images are not asked. */
  withoutProduct?: number
  /** Kinds of images that it is not asked of. */
  notFor?: readonly Classification[]
  /** The only kinds of images that it is asked of. */
  onlyFor?: readonly Classification[]
}

export type RoleRubric = {
  /**
   * Exponent of the weighted power mean over the factors: at 1 the plain mean, below 1 the weakest
   * factors weigh more.
   */
  exponent: number
  factors: Partial<Record<FactorName, FactorRule>>
}

/** `score` is multiplied by `multiplier` where `applies`; rules are in `score-listing.ts`. */
export type ListingRubric = {
  heroWeight: number
  carouselWeight: number
  /** An image at or above it is high-scoring, a listing certified. */
  highScoreBar: number
  minHighScoringImages: number
  recommendedCarouselImages: number
  penalties: {
    fewHighScoring: number
    /** For each image that is missing, at most `maxMissing` of them. */
    missingImage: number
    maxMissing: number
    /** For each image that repeats an earlier one, at most `maxRepeated` of them. */
    repeatedImage: number
    maxRepeated: number
    order: number
  }
  /** A later image must beat an earlier one by this much for the order to count as wrong. */
  orderTolerance: number
  nearDuplicate: {
    /** Differing bits of the 64-bit hash up to which two images have one structure. */
    maxBits: number
    /** Cosine of the embeddings under which they show different things all the same. */
    minCosine: number
    /** Cosine from which they show the same whatever the hash says. */
    sureCosine: number
    /** Cosine from which, within one listing, they show one product from two sides. */
    sameProductCosine: number
    /** Distance of the products' colours (CIE76, lightness by half) from which they are variants. */
    maxDeltaE: number
  }
  why: Record<string, string>
}

export type Family = 'general' | 'food and drink' | 'beauty' | 'apparel' | 'electronics' | 'home'

/** Rules and numbers for one family of categories, as data. */
export type Rubric = {
  version: string
  family: Family
  roles: Record<ImageRole, RoleRubric>
  listing: ListingRubric
  /** Targets of the content mix by classification, hero included; empty where there is no ideal. */
  idealMix: Partial<Record<Classification, number>>
  idealMixWhy: string
}
