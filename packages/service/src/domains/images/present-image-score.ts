import type { ImageScore } from '@endcap/api'
import { DEFAULT_RETAILER } from '@endcap/catalog'
import { CERTIFIED, type Classification, type ImageRights, type Rubric } from '@endcap/scoring'
import type { Analysis } from '../scoring/analysis-store.ts'
import type { PercentileRank } from '../scoring/percentile-rank.ts'
import { presentHero } from '../scoring/present-hero.ts'
import type { Image, ImageWithScore } from './image-store.ts'

/** PDP fields that affect its image's score. */
export type ImagePdp = {
  retailer: string
  name: string | null
  /** Rights of the image in its place, or those of its root. */
  rights: ImageRights | null
  result: {
    carousel_images: readonly { image_id: string; classification: Classification | null }[]
  } | null
}

/** Returns the image's PDP. For a child image outside of PDPs, returns that of its root. */
export async function pdpOf(
  findPdp: (imageId: string) => Promise<ImagePdp | null>,
  { id, rootImageId }: Pick<Image, 'id' | 'rootImageId'>,
): Promise<ImagePdp | null> {
  return (await findPdp(id)) ?? (rootImageId === null ? null : findPdp(rootImageId))
}

const NO_HERO_DETAILS = { score_metadata: null, hero_gs1_components: null, mobile_readiness: null }

/** Presents an image's score for the API. */
export async function presentImageScore(
  { image, analysis, isBeingScored }: ImageWithScore,
  pdp: ImagePdp | null,
  { rank, rubric }: { rank: PercentileRank; rubric: Rubric },
): Promise<ImageScore> {
  // Hides an earlier release's result while the current release scores the image.
  if (isBeingScored) return withoutScore(image.id, 'processing')
  const { categoryId, role } = image
  if (!analysis || categoryId === null || role === null) return withoutScore(image.id, 'error')
  const { score } = analysis
  return {
    image_id: image.id,
    status: 'scored',
    service_score: score.service_score,
    conversion_ready: score.service_score >= CERTIFIED,
    ...(role === 'hero'
      ? await presentScoredHero(analysis, { categoryId, rubric, rank }, pdp)
      : NO_HERO_DETAILS),
    // Other images of a listing help to classify an image, so the listing's result comes first.
    classification:
      pdp?.result?.carousel_images.find(({ image_id }) => image_id === image.id)?.classification ??
      score.classification,
  }
}

const presentScoredHero = async (
  analysis: Analysis,
  { categoryId, rubric, rank }: { categoryId: string; rubric: Rubric; rank: PercentileRank },
  pdp: ImagePdp | null,
) =>
  presentHero(analysis, {
    categoryId,
    rubric,
    retailer: pdp?.retailer ?? DEFAULT_RETAILER,
    name: pdp?.name ?? null,
    rights: pdp?.rights ?? null,
    percentileRank: rank,
  })

/** Returns the response for an image without a score. */
export function withoutScore(imageId: string, status: 'processing' | 'error'): ImageScore {
  return {
    image_id: imageId,
    status,
    service_score: null,
    conversion_ready: null,
    ...NO_HERO_DETAILS,
    classification: null,
  }
}
