import { validate as isUuid } from 'uuid'
import { DomainError } from '../domain-error.ts'
import type { PdpStore } from '../pdps/pdp-store.ts'
import { DEFAULT_RETAILER } from '../retailers/retailers.ts'
import { rubricOf } from '../scoring/model.ts'
import { presentHero } from '../scoring/present-hero.ts'
import { type ImageScoreAnswer, withoutScore } from './image-score-schema.ts'
import type { ImageStore } from './image-store.ts'

type Deps = { images: ImageStore; pdps: PdpStore }

/**
 * The score of any image of the organization: standalone, of a PDP, once of a PDP, or made by Spark.
 *
 * @throws DomainError IMAGE_NOT_FOUND
 */
export function createGetImageScore({ images, pdps }: Deps) {
  return async function getImageScore(organizationId: string, imageId: string): Promise<ImageScoreAnswer> {
    const found = isUuid(imageId) ? await images.findWithScore(organizationId, imageId) : null
    if (!found) throw new DomainError('IMAGE_NOT_FOUND', 'there is no such image in your organization')
    const { image, analysis, isBeingScored } = found
    const { sha256, categoryId, role } = image
    // While the current release scores it, what an earlier one found is not its result.
    if (isBeingScored) return withoutScore(image.id, 'processing')
    if (!analysis || categoryId === null || role === null) return withoutScore(image.id, 'error')

    const { score } = analysis
    const pdp = await pdps.findByImage(image.rootImageId ?? image.id)
    const key = { organizationId, sha256, categoryId, role, modelVersion: score.model_version }
    const hero =
      role === 'hero'
        ? presentHero(analysis, {
            categoryId,
            retailer: pdp?.retailer ?? DEFAULT_RETAILER,
            name: pdp?.name ?? null,
            percentileRank: await images.percentileRank(key, score.service_score),
          })
        : { score_metadata: null, hero_gs1_components: null, mobile_readiness: null }
    return {
      image_id: image.id,
      status: 'scored',
      service_score: score.service_score,
      conversion_ready: score.service_score >= rubricOf(categoryId).listing.highScoreBar,
      ...hero,
      // Among the images of its listing, an image may tell more of its kind than by itself.
      classification:
        pdp?.result?.carousel_images.find(({ image_id }) => image_id === image.id)?.classification ??
        score.classification,
    }
  }
}

export type GetImageScore = ReturnType<typeof createGetImageScore>
