import type { ListingImage } from './listing-image.ts'
import { mean } from './mean.ts'
import { eachPenalty, type PenaltyName } from './penalties/penalties.ts'
import type { ListingFindings } from './penalties/penalty.ts'
import type { ListingRubric } from './rubric.ts'

type Scored = Pick<ListingImage, 'serviceScore'>

type Context = {
  rules: ListingRubric
  recommendedCarouselImages: number
  repeated: number
  /** Images of other products, which do not count. */
  foreign: ReadonlySet<number>
}

export type ListingPoints = {
  /** Before rounding. */
  points: number
  /** Weights in the mean, adding up to 1. */
  shares: { hero: number; carousel: number }
  /** Null without a carousel. */
  carouselMean: number | null
  withoutPenalties: number
  foreign: ReadonlySet<number>
  findings: ListingFindings
  multipliers: Record<PenaltyName, number>
}

/**
 * Multiplies the weighted mean by the penalties. A hero without a carousel counts alone, because a penalty covers
 * missing images.
 */
export function countPoints(
  hero: Scored,
  given: readonly Scored[],
  { rules, recommendedCarouselImages, repeated, foreign }: Context,
): ListingPoints {
  const carousel = given.filter((_image, index) => !foreign.has(index + 1))
  const { heroWeight, carouselWeight, highScoreBar } = rules
  const carouselMean = carousel.length > 0 ? mean(carousel.map(({ serviceScore }) => serviceScore)) : null
  const share = carouselMean === null ? 1 : heroWeight / (heroWeight + carouselWeight)
  const withoutPenalties = share * hero.serviceScore + (1 - share) * (carouselMean ?? 0)
  const findings: ListingFindings = {
    carousel,
    highScoring: [hero, ...carousel].filter(({ serviceScore }) => serviceScore >= highScoreBar).length,
    recommendedCarouselImages,
    repeated,
  }
  const multipliers = eachPenalty(({ multiplier }) => multiplier(findings))
  const factor = Object.values(multipliers).reduce((product, multiplier) => product * multiplier, 1)
  return {
    points: withoutPenalties * factor,
    shares: { hero: share, carousel: 1 - share },
    carouselMean,
    withoutPenalties,
    foreign,
    findings,
    multipliers,
  }
}
