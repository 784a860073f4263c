import type { Classification } from './asset-types.ts'
import type { ListingImage } from './listing-image.ts'
import { assetTypesInListing } from './listing-types.ts'
import { mean } from './mean.ts'
import { findNearDuplicates } from './near-duplicates.ts'
import { eachPenalty, type PenaltyName } from './penalties/penalties.ts'
import type { ListingFindings } from './penalties/penalty.ts'
import type { ListingRubric, Rubric } from './rubric.ts'
import { oneDecimal } from './score-image.ts'

export type AssetMix = {
  total_images: number
  carousel_images: number
  recommended_carousel_images: number
  by_classification: Partial<Record<Classification, number>>
  ideal_by_classification: Partial<Record<Classification, number>>
  missing: Partial<Record<Classification, number>>
  surplus: Partial<Record<Classification, number>>
  near_duplicates: [string, string][]
  /** In display order: position 0 is the hero. */
  assets: { position: number; image_id: string; asset_id: string | null }[]
}

export type ListingScore = Record<PenaltyName, boolean> & {
  pdp_score: number
  carousel_score: number | null
  high_scoring_asset_count: number
  images_matching_ideal_mix: number | null
  is_ideal_content_mix: boolean
  asset_mix: AssetMix
}

/**
 * Scores a PDP: the weighted mean of hero and carousel, multiplied by the penalties.
 * `recommendedCarouselImages` replaces the rubric's number with the retailer's.
 */
export function scoreListing(
  hero: ListingImage,
  carousel: readonly ListingImage[],
  rubric: Rubric,
  recommendedCarouselImages: number = rubric.listing.recommendedCarouselImages,
): ListingScore {
  const rules = rubric.listing
  const images = [hero, ...carousel]
  const carouselMean = carousel.length > 0 ? mean(carousel.map(({ serviceScore }) => serviceScore)) : null
  const nearDuplicates = findNearDuplicates(
    images.map(({ facts }) => facts),
    rules,
  )
  const findings: ListingFindings = {
    carousel,
    highScoring: images.filter(({ serviceScore }) => serviceScore >= rules.highScoreBar).length,
    recommendedCarouselImages,
    repeated: new Set(nearDuplicates.map(([, later]) => later)).size,
  }
  const multipliers = Object.values(eachPenalty(({ multiplier }) => multiplier(findings)))
  const factor = multipliers.reduce((product, multiplier) => product * multiplier, 1)
  const assetMix = presentMix(images, rubric, recommendedCarouselImages, nearDuplicates)
  return {
    pdp_score: oneDecimal(withoutPenalties(hero.serviceScore, carouselMean, rules) * factor),
    carousel_score: carouselMean === null ? null : oneDecimal(carouselMean),
    high_scoring_asset_count: findings.highScoring,
    ...eachPenalty(({ applies }) => applies(findings)),
    images_matching_ideal_mix: matchingIdealMix(assetMix),
    is_ideal_content_mix: Object.keys(assetMix.missing).length === 0,
    asset_mix: assetMix,
  }
}

/** Returns the mean of hero and carousel. Without a carousel the hero alone counts: a penalty applies to the missing images. */
function withoutPenalties(
  heroScore: number,
  carouselMean: number | null,
  { heroWeight, carouselWeight }: ListingRubric,
): number {
  if (carouselMean === null) return heroScore
  return (heroWeight * heroScore + carouselWeight * carouselMean) / (heroWeight + carouselWeight)
}

function presentMix(
  images: readonly ListingImage[],
  { idealMix, listing }: Rubric,
  recommendedCarouselImages: number,
  nearDuplicates: readonly [number, number][],
): AssetMix {
  const { actual, missing, surplus } = compareMix(assetTypesInListing(images, listing), idealMix)
  return {
    total_images: images.length,
    carousel_images: images.length - 1,
    recommended_carousel_images: recommendedCarouselImages,
    by_classification: actual,
    ideal_by_classification: idealMix,
    missing,
    surplus,
    near_duplicates: nearDuplicates.map(([one, other]) => [
      images[one]?.imageId ?? '',
      images[other]?.imageId ?? '',
    ]),
    assets: images.map(({ imageId, assetId }, position) => ({
      position,
      image_id: imageId,
      asset_id: assetId,
    })),
  }
}

type Counts = Partial<Record<Classification, number>>

function compareMix(assetTypes: readonly Classification[], ideal: Counts) {
  const actual: Counts = {}
  for (const assetType of assetTypes) actual[assetType] = (actual[assetType] ?? 0) + 1
  const missing: Counts = {}
  const surplus: Counts = {}
  for (const label of new Set([...Object.keys(actual), ...Object.keys(ideal)] as Classification[])) {
    const difference = (actual[label] ?? 0) - (ideal[label] ?? 0)
    if (difference < 0) missing[label] = -difference
    if (difference > 0) surplus[label] = difference
  }
  return { actual, missing, surplus }
}

/** Returns the number of images that the ideal mix asks for, or null when the category has no ideal mix. */
function matchingIdealMix({ ideal_by_classification: ideal, missing }: AssetMix): number | null {
  const wanted = sum(ideal)
  return wanted > 0 ? wanted - sum(missing) : null
}

const sum = (counts: Counts): number => Object.values(counts).reduce((total, count) => total + count, 0)
