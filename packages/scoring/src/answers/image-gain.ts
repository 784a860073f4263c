import { countPoints } from '../listing-points.ts'
import { mean } from '../mean.ts'
import type { ListingRubric } from '../rubric.ts'
import { oneDecimal } from '../score-image.ts'
import type { ScoredImages } from './breakdown.ts'
import { MAX_LISTING_IMAGES } from './listing-scorer.ts'

/** Returns its own gain, or its share of that of all missing images if more, because the penalty is capped. */
export function imageGain(
  { hero, carousel: given, recommendedCarouselImages, repeated, foreign }: ScoredImages,
  rules: ListingRubric,
): number {
  const room = MAX_LISTING_IMAGES - 1 - given.length
  const carousel = given.filter((_score, index) => !foreign.has(index + 1))
  if (room <= 0) return 0
  const context = { rules, recommendedCarouselImages, repeated, foreign: new Set<number>() }
  const added = plannedImageScore(carousel, rules)
  const found = carousel.findIndex((score) => score < added)
  const place = found === -1 ? carousel.length : found
  const pointsWith = (count: number) => {
    const scores = carousel.toSpliced(place, 0, ...Array.from({ length: count }, () => added))
    const images = scores.map((serviceScore) => ({ serviceScore }))
    return oneDecimal(countPoints({ serviceScore: hero }, images, context).points)
  }
  const now = pointsWith(0)
  const missing = Math.min(room, Math.max(1, recommendedCarouselImages - carousel.length))
  return oneDecimal(Math.max(0, pointsWith(1) - now, (pointsWith(missing) - now) / missing))
}

/** Returns at least the high-score bar. */
export const plannedImageScore = (carousel: readonly number[], { highScoreBar }: ListingRubric): number =>
  carousel.length === 0 ? highScoreBar : oneDecimal(Math.max(highScoreBar, mean(carousel)))
