import type { Classification } from './asset-types.ts'
import { assetTypesInListing, type TypedImage } from './listing-types.ts'
import { findNearDuplicates } from './near-duplicates.ts'
import type { Rubric } from './rubric.ts'
import { oneDecimal } from './score-image.ts'

/** An image with what the score of its PDP depends on. */
export type ListingImage = TypedImage & {
  imageId: string
  assetId: string | null
  serviceScore: number
}

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

export type ListingScore = {
  pdp_score: number
  carousel_score: number | null
  high_scoring_asset_count: number
  score_penalty: boolean
  image_count_penalty: boolean
  image_mix_penalty: boolean
  image_order_penalty: boolean
  images_matching_ideal_mix: number | null
  is_ideal_content_mix: boolean
  asset_mix: AssetMix
}

/**
 * Scores a PDP: the weighted mean of hero and carousel, multiplied by the four penalties.
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
  // Without a carousel the hero alone counts. The penalty for missing images lowers the score.
  const base =
    carouselMean === null
      ? hero.serviceScore
      : (rules.heroWeight * hero.serviceScore + rules.carouselWeight * carouselMean) /
        (rules.heroWeight + rules.carouselWeight)

  const highScoring = images.filter(({ serviceScore }) => serviceScore >= rules.highScoreBar).length
  const missingImages = Math.max(0, recommendedCarouselImages - carousel.length)
  const nearDuplicates = findNearDuplicates(
    images.map(({ facts }) => facts),
    rules,
  )
  const repeated = new Set(nearDuplicates.map(([, later]) => later)).size
  const outOfOrder = isOutOfOrder(carousel, rules.orderTolerance)
  const factor =
    (highScoring < rules.minHighScoringImages ? rules.penalties.fewHighScoring : 1) *
    rules.penalties.missingImage ** Math.min(missingImages, rules.penalties.maxMissing) *
    rules.penalties.repeatedImage ** Math.min(repeated, rules.penalties.maxRepeated) *
    (outOfOrder ? rules.penalties.order : 1)

  const mix = compareMix(assetTypesInListing(images, rules), rubric.idealMix)
  return {
    pdp_score: oneDecimal(base * factor),
    carousel_score: carouselMean === null ? null : oneDecimal(carouselMean),
    high_scoring_asset_count: highScoring,
    score_penalty: highScoring < rules.minHighScoringImages,
    image_count_penalty: missingImages > 0,
    image_mix_penalty: nearDuplicates.length > 0,
    image_order_penalty: outOfOrder,
    images_matching_ideal_mix: mix.matching,
    is_ideal_content_mix: Object.keys(mix.missing).length === 0,
    asset_mix: {
      total_images: images.length,
      carousel_images: carousel.length,
      recommended_carousel_images: recommendedCarouselImages,
      by_classification: mix.actual,
      ideal_by_classification: rubric.idealMix,
      missing: mix.missing,
      surplus: mix.surplus,
      near_duplicates: nearDuplicates.map(([one, other]) => [
        images[one]?.imageId ?? '',
        images[other]?.imageId ?? '',
      ]),
      assets: images.map(({ imageId, assetId }, position) => ({
        position,
        image_id: imageId,
        asset_id: assetId,
      })),
    },
  }
}

/** Returns whether a later carousel image scores higher than an earlier one by more than the tolerance. */
function isOutOfOrder(carousel: readonly ListingImage[], tolerance: number): boolean {
  let weakest = Infinity
  for (const { serviceScore } of carousel) {
    if (serviceScore > weakest + tolerance) return true
    weakest = Math.min(weakest, serviceScore)
  }
  return false
}

type Counts = Partial<Record<Classification, number>>

function compareMix(assetTypes: readonly Classification[], ideal: Counts) {
  const actual: Counts = {}
  for (const assetType of assetTypes) actual[assetType] = (actual[assetType] ?? 0) + 1
  const missing: Counts = {}
  const surplus: Counts = {}
  const labels = new Set([...Object.keys(actual), ...Object.keys(ideal)] as Classification[])
  let matching = 0
  for (const label of labels) {
    const has = actual[label] ?? 0
    const wants = ideal[label] ?? 0
    matching += Math.min(has, wants)
    if (wants > has) missing[label] = wants - has
    if (has > wants) surplus[label] = has - wants
  }
  // Null when the category has no ideal mix.
  return { actual, missing, surplus, matching: Object.keys(ideal).length > 0 ? matching : null }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
