import { countPoints } from '../listing-points.ts'
import { mean } from '../mean.ts'
import type { ListingRubric } from '../rubric.ts'
import { oneDecimal } from '../score-image.ts'
import type { ScoredImages } from './breakdown.ts'
import { MAX_LISTING_IMAGES } from './listing-scorer.ts'

/**
 * Returns the points that a listing gains by another image, one decimal. The image has the score that the action
 * `ADD_IMAGE` assumes, and the gain is the same for every asset type. 0 if the image gains nothing, or has no room.
 */
export function imageGain(
  { hero, carousel, recommendedCarouselImages, repeated }: ScoredImages,
  rules: ListingRubric,
): number {
  if (1 + carousel.length >= MAX_LISTING_IMAGES) return 0
  const context = { rules, recommendedCarouselImages, repeated }
  const pointsOf = (scores: readonly number[]) => {
    const images = scores.map((serviceScore) => ({ serviceScore }))
    return oneDecimal(countPoints({ serviceScore: hero }, images, context).points)
  }
  const added = plannedImageScore(carousel, rules)
  const index = carousel.findIndex((score) => score < added)
  const place = index === -1 ? carousel.length : index
  return Math.max(0, oneDecimal(pointsOf(carousel.toSpliced(place, 0, added)) - pointsOf(carousel)))
}

/** Returns the score that a new image is assumed to reach: that of the carousel, and at least the high-score bar. */
export const plannedImageScore = (carousel: readonly number[], { highScoreBar }: ListingRubric): number =>
  carousel.length === 0 ? highScoreBar : oneDecimal(Math.max(highScoreBar, mean(carousel)))
