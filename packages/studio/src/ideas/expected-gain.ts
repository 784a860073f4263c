import { expectedGain, type ListingImage, mean, scoreListing } from '@endcap/scoring'
import type { IdeaBrief, IdeaDraft } from './idea.ts'
import { missingAssetTypes } from './missing-asset-types.ts'

/**
 * Scores again with the addressed factors at their bars. A missing image gets an equal share of the gain of
 * all missing ones, because one alone may gain nothing.
 */
export function gainOf({ addresses, asset_type }: IdeaDraft, brief: IdeaBrief): number {
  if (addresses.length > 0) return expectedGain(brief.facts, brief.role, brief.rubric, addresses)
  return missingAssetTypes(brief).includes(asset_type) ? gainOfMissing(brief) : 0
}

function gainOfMissing(brief: IdeaBrief): number {
  const { rubric } = brief
  const [hero, ...carousel] = brief.listing?.images ?? aloneIn(brief)
  const missing = missingAssetTypes(brief)
  if (!hero || missing.length === 0) return 0
  const { highScoreBar, recommendedCarouselImages } = rubric.listing
  const recommended = brief.listing?.recommendedCarouselImages ?? recommendedCarouselImages
  const present = carousel.length > 0 ? carousel : [hero]
  // Assumes that new images meet the high-score bar and the existing mean.
  const serviceScore = Math.max(highScoreBar, mean(present.map((image) => image.serviceScore)))
  const added = missing.map(
    (classification, index): ListingImage => ({
      imageId: `added ${index}`,
      assetId: null,
      serviceScore,
      classification,
      facts: null,
    }),
  )
  // The seller can choose the order.
  const at = carousel.findIndex((image) => image.serviceScore < serviceScore)
  const complete = carousel.toSpliced(at < 0 ? carousel.length : at, 0, ...added)
  const score = (images: readonly ListingImage[]) => scoreListing(hero, images, rubric, recommended).pdp_score
  return Math.round((10 * Math.max(0, score(complete) - score(carousel))) / missing.length) / 10
}

/** Makes the image the only hero, or first behind a hero that meets the bar. */
function aloneIn({ facts, role, score, rubric }: IdeaBrief): ListingImage[] {
  const self: ListingImage = {
    imageId: 'self',
    assetId: null,
    serviceScore: score.service_score,
    classification: score.classification,
    facts,
  }
  if (role === 'hero') return [self]
  const hero = { ...self, imageId: 'hero', serviceScore: rubric.listing.highScoreBar, facts: null }
  return [{ ...hero, classification: 'Packshot' }, self]
}
