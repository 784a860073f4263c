import { findRetailer } from '@endcap/catalog'
import {
  type AnalyzedImage,
  type Composition,
  createCandidate,
  createListingScorer,
  type ListingRules,
  type ListingScorer,
  type Rubric,
} from '@endcap/scoring'

type ListingContext = { rubric: Rubric; retailer: string }

/** Returns the rules of a rubric at a retailer. */
export function listingRules({ rubric, retailer: retailerId }: ListingContext): ListingRules {
  const retailer = findRetailer(retailerId)
  return {
    rubric,
    recommendedCarouselImages:
      retailer?.recommendedCarouselImages ?? rubric.listing.recommendedCarouselImages,
    mainImage: retailer?.mainImage ?? null,
  }
}

/** Prepares a listing for the scoring engine. Images are in order, hero first. */
export function composeListing(
  images: readonly AnalyzedImage[],
  context: ListingContext,
): { composition: Composition; scorer: ListingScorer } {
  const rules = listingRules(context)
  const [hero, ...carousel] = images.map((image) => createCandidate(image, rules.rubric))
  if (!hero) throw new Error('a listing has at least one image')
  return { composition: [hero, ...carousel], scorer: createListingScorer(rules) }
}
