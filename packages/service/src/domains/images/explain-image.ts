import type { ImageExplanation } from '@endcap/api'
import { DEFAULT_RETAILER } from '@endcap/catalog'
import { scoreImage } from '@endcap/scoring'
import { validate as isUuid } from 'uuid'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import { rubricOf } from '../scoring/model.ts'
import type { Image, ImageStore } from './image-store.ts'
import { presentImageExplanation } from './present-image-explanation.ts'
import type { ImagePdp } from './present-image-score.ts'

type Deps = {
  images: Pick<ImageStore, 'findById'>
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  /** Returns the PDP that the image is currently part of. */
  findPdp: (imageId: string) => Promise<ImagePdp | null>
}

/**
 * Creates the explanation of any image of the organization that has been analyzed.
 *
 * @throws DomainError IMAGE_NOT_FOUND, IMAGE_NOT_SCORED
 */
export function createExplainImage({ images, analyses, findPdp }: Deps) {
  return async function explainImage(organizationId: string, imageId: string): Promise<ImageExplanation> {
    const image = await ownImage(images, organizationId, imageId)
    const { sha256, categoryId, role } = image
    const facts = (await analyses.findNewestFacts(organizationId, [sha256])).get(sha256)
    if (!facts || categoryId === null || role === null)
      throw new DomainError('IMAGE_NOT_SCORED', 'the image has no score yet')
    const pdp = await findPdp(image.rootImageId ?? image.id)
    const score = scoreImage(facts, role, rubricOf(categoryId))
    return presentImageExplanation(
      { imageId: image.id, role, facts, score, classification: score.classification },
      { categoryId, retailer: pdp?.retailer ?? DEFAULT_RETAILER, name: pdp?.name ?? null },
    )
  }
}

export type ExplainImage = ReturnType<typeof createExplainImage>

/** Returns an image of the organization. @throws DomainError IMAGE_NOT_FOUND */
export async function ownImage(
  images: Pick<ImageStore, 'findById'>,
  organizationId: string,
  imageId: string,
): Promise<Image> {
  const image = isUuid(imageId) ? await images.findById(imageId) : null
  if (image?.organizationId !== organizationId)
    throw new DomainError('IMAGE_NOT_FOUND', 'there is no such image in your organization')
  return image
}
