import type { ImageFacts } from './facts.ts'
import { countPoints } from './listing-points.ts'
import { findNearDuplicates } from './near-duplicates.ts'
import { otherProducts } from './own-product.ts'
import type { Rubric } from './rubric.ts'
import { oneDecimal, serviceScoreOf } from './score-image.ts'

/**
 * Much faster than `scoreListing`, without reasons.
 * @param images in order, the hero first
 */
export function listingScoreOf(
  [hero, ...carousel]: readonly [ImageFacts, ...ImageFacts[]],
  rubric: Rubric,
  recommendedCarouselImages: number = rubric.listing.recommendedCarouselImages,
): number {
  const images = [hero, ...carousel]
  const repeats = findNearDuplicates(images, rubric.listing)
  const { points } = countPoints(
    { serviceScore: serviceScoreOf(hero, 'hero', rubric) },
    carousel.map((facts) => ({ serviceScore: serviceScoreOf(facts, 'carousel', rubric) })),
    {
      rules: rubric.listing,
      recommendedCarouselImages,
      repeated: new Set(repeats.map(([, later]) => later)).size,
      foreign: otherProducts(images),
    },
  )
  return oneDecimal(points)
}
