import type { Classification } from './asset-types/asset-types.ts'
import type { ListingImage } from './listing-image.ts'
import { compareMix, sum } from './listing-mix.ts'
import { countPoints } from './listing-points.ts'
import { findNearDuplicates } from './near-duplicates.ts'
import { otherProducts } from './own-product.ts'
import { eachPenalty, type PenaltyName } from './penalties/penalties.ts'
import type { Rubric } from './rubric.ts'
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
  /** They count for no type and no place. */
  other_products: string[]
  /** Position 0 is the hero. */
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

/** `recommendedCarouselImages` overrides the rubric's number. */
export function scoreListing(
  hero: ListingImage,
  carousel: readonly ListingImage[],
  rubric: Rubric,
  recommendedCarouselImages: number = rubric.listing.recommendedCarouselImages,
): ListingScore {
  const images = [hero, ...carousel]
  const nearDuplicates = findNearDuplicates(
    images.map(({ facts }) => facts),
    rubric.listing,
  )
  const repeated = new Set(nearDuplicates.map(([, later]) => later)).size
  const others = otherProducts(images.map(({ facts }) => facts))
  const { points, carouselMean, findings } = countPoints(hero, carousel, {
    rules: rubric.listing,
    recommendedCarouselImages,
    repeated,
    foreign: others,
  })
  const assetMix = presentMix(images, rubric, recommendedCarouselImages, { nearDuplicates, others })
  return {
    pdp_score: oneDecimal(points),
    carousel_score: carouselMean === null ? null : oneDecimal(carouselMean),
    high_scoring_asset_count: findings.highScoring,
    ...eachPenalty(({ applies }) => applies(findings)),
    images_matching_ideal_mix: matchingIdealMix(assetMix),
    is_ideal_content_mix: Object.keys(assetMix.missing).length === 0,
    asset_mix: assetMix,
  }
}

function presentMix(
  images: readonly ListingImage[],
  rubric: Rubric,
  recommendedCarouselImages: number,
  { nearDuplicates, others }: { nearDuplicates: readonly [number, number][]; others: ReadonlySet<number> },
): AssetMix {
  const { actual, missing, surplus } = compareMix(images, rubric, others)
  return {
    total_images: images.length,
    carousel_images: images.length - 1,
    recommended_carousel_images: recommendedCarouselImages,
    by_classification: actual,
    ideal_by_classification: rubric.idealMix,
    missing,
    surplus,
    near_duplicates: nearDuplicates.map(([one, other]) => [
      images[one]?.imageId ?? '',
      images[other]?.imageId ?? '',
    ]),
    other_products: images.flatMap(({ imageId }, position) => (others.has(position) ? [imageId] : [])),
    assets: images.map(({ imageId, assetId }, position) => ({
      position,
      image_id: imageId,
      asset_id: assetId,
    })),
  }
}

/** Returns null without an ideal mix. */
function matchingIdealMix({ ideal_by_classification: ideal, missing }: AssetMix): number | null {
  const wanted = sum(ideal)
  return wanted > 0 ? wanted - sum(missing) : null
}
