import type { Correction, Opinion } from '@endcap/api'
import { DEFAULT_RETAILER } from '@endcap/catalog'
import { certainty, type ImageFacts, type ImageRole, type ImageScore, scoreImage } from '@endcap/scoring'
import type { Origin } from '@endcap/vision'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import { correctionsOf, findCorrectionsInForce } from '../scoring/correction-store.ts'
import { readOpinions } from '../scoring/opinion-store.ts'
import { presentOpinions } from '../scoring/present-opinion.ts'
import type { RubricStore } from '../scoring/rubric-store.ts'
import type { Image, ImageStore } from './image-store.ts'
import { findOrigins } from './origins.ts'
import {
  type ImageContext,
  type ImageExplanation,
  presentImageExplanation,
} from './present-image-explanation.ts'
import { type ImagePdp, pdpOf } from './present-image-score.ts'

type Deps = {
  db: Db
  images: Pick<ImageStore, 'findById'>
  analyses: Pick<AnalysisStore, 'findNewestFacts'>
  findPdp: (imageId: string) => Promise<ImagePdp | null>
  rubrics: Pick<RubricStore, 'of'>
}

export type AnalyzedImage = {
  image: Image
  role: ImageRole
  facts: ImageFacts
  score: ImageScore
  context: ImageContext
  origin: Origin | null
  corrections: Correction[]
  opinions: Opinion[]
}

/**
 * Creates the look-up of an image with its facts and score.
 *
 * @throws DomainError IMAGE_NOT_FOUND, IMAGE_NOT_SCORED
 */
export function createFindAnalyzedImage({ db, images, analyses, findPdp, rubrics }: Deps) {
  return async function findAnalyzedImage(organizationId: string, imageId: string): Promise<AnalyzedImage> {
    const image = await ownImage(images, organizationId, imageId)
    const { sha256, categoryId, role } = image
    const facts = (await analyses.findNewestFacts(organizationId, [sha256])).get(sha256)
    if (!facts || categoryId === null || role === null)
      throw new DomainError('IMAGE_NOT_SCORED', 'the image has no score yet')
    const pdp = await pdpOf(findPdp, image)
    const rubric = (await rubrics.of(organizationId))(categoryId)
    const context = {
      categoryId,
      rubric,
      retailer: pdp?.retailer ?? DEFAULT_RETAILER,
      name: pdp?.name ?? null,
      rights: pdp?.rights ?? null,
    }
    const corrections = correctionsOf(await findCorrectionsInForce(db, organizationId, [sha256]), sha256)
    const found = await readOpinions(db, organizationId, [sha256])
    const opinions = presentOpinions(found, { sha256, corrections }, null)
    const origin = (await findOrigins(db, organizationId, [sha256])).get(sha256) ?? null
    const verdict = { facts, score: scoreImage(facts, role, rubric), corrections, opinions }
    return { image, role, context, origin, ...verdict }
  }
}

export type FindAnalyzedImage = ReturnType<typeof createFindAnalyzedImage>

/** Explains an image's score for the API. */
export const explainImage = ({
  image,
  role,
  facts,
  score,
  context,
  origin,
  corrections,
  opinions,
}: AnalyzedImage): Promise<ImageExplanation> =>
  presentImageExplanation(
    {
      imageId: image.id,
      role,
      facts,
      score,
      classification: score.classification,
      certainty: certainty(facts, role),
      // An image alone has no other to be compared with.
      ownProduct: null,
      origin,
      corrections,
      opinions,
    },
    context,
  )

/** Finds an image. @throws DomainError IMAGE_NOT_FOUND */
export async function ownImage(
  images: Pick<ImageStore, 'findById'>,
  organizationId: string,
  imageId: string,
): Promise<Image> {
  const image = isUuid(imageId) ? await images.findById(imageId) : null
  if (image?.organizationId !== organizationId) throw noSuchImage(imageId)
  return image
}

/** Returns the error for an unknown image. */
export const noSuchImage = (imageId: string): DomainError =>
  new DomainError('IMAGE_NOT_FOUND', `there is no image ${JSON.stringify(imageId)} in your organization`)
