import { type ImageRightsBody, MAX_CAROUSEL_IMAGES, type PdpSubmissionBody } from '@endcap/api'
import { DEFAULT_RETAILER, productCodes } from '@endcap/catalog'
import type { AltTexts, ImageRights } from '@endcap/scoring'
import { DomainError, type Problem, validationError } from '../../../platform/errors/domain-error.ts'
import type { CategoryHints } from '../../categories/resolve-category.ts'
import type { FamilyMarks } from '../record/pdp-families.ts'
import { altTextProblems, altTextsAt } from './alt-texts.ts'
import { imageNames } from './image-identity.ts'

export type SubmittedImage = {
  /** 0 is the hero. */
  position: number
  sourceUrl: string
  /** Identifies the image across submissions (`image-identity.ts`). */
  filename: string
  assetId: string | null
  rights: ImageRights | null
  /** Undefined to keep those of the stored image. */
  altTexts?: AltTexts
}

export type PdpSubmission = {
  retailer: string
  integrationId: string | null
  name: string | null
  category: CategoryHints
  images: SubmittedImage[]
  /** Downloads known images again. */
  refreshesImages: boolean
  /** False for limited credentials, from which other PDPs learn nothing. */
  isLearned?: boolean
  marks: FamilyMarks
}

/** Runs before validation, because it has its own code. @throws DomainError TOO_MANY_IMAGES */
export function checkCarouselCount(body: unknown, field = 'carousel_image_urls'): void {
  const urls: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : null
  if (Array.isArray(urls) && urls.length > MAX_CAROUSEL_IMAGES)
    throw new DomainError(
      'TOO_MANY_IMAGES',
      `${urls.length} carousel images; at most ${MAX_CAROUSEL_IMAGES} are accepted`,
    )
}

/**
 * Converts a request body.
 *
 * @throws DomainError VALIDATION_ERROR with every broken rule that spans fields
 */
export function readSubmission(body: PdpSubmissionBody, integrationIds: readonly string[]): PdpSubmission {
  const urls = body.carousel_image_urls ?? []
  const assetIds = body.carousel_image_asset_ids ?? []
  const rights = body.carousel_image_rights ?? []
  const images = namedImages([body.hero_image_url, ...urls]).map((image) => ({
    ...image,
    assetId: (image.position === 0 ? body.hero_image_asset_id : assetIds[image.position - 1]) ?? null,
    rights: rightsOf(image.position === 0 ? body.hero_image_rights : rights[image.position - 1]),
    ...(body.alt_texts && { altTexts: altTextsAt(body.alt_texts, image.position) }),
  }))
  const problems: Problem[] = altTextProblems(body.alt_texts ?? [], images.length)
  const productCategoryId = body.product_category_id ?? null
  const externalCategoryId = body.external_category_id ?? null
  if (productCategoryId !== null && externalCategoryId !== null) {
    problems.push({
      field: 'external_category_id',
      issue: 'must not be given together with product_category_id',
    })
  }
  if (assetIds.length > 0 && assetIds.length !== urls.length) {
    problems.push({
      field: 'carousel_image_asset_ids',
      issue: `must be empty or have ${urls.length} entries, like carousel_image_urls`,
    })
  }
  if (rights.length > 0 && rights.length !== urls.length) {
    problems.push({
      field: 'carousel_image_rights',
      issue: `must be empty or have ${urls.length} entries, like carousel_image_urls`,
    })
  }
  problems.push(...reversedTerms(images))
  const integrationId = body.integration_id ?? null
  if (integrationId !== null && !integrationIds.includes(integrationId)) {
    problems.push({ field: 'integration_id', issue: 'is not an integration of this client' })
  }
  if (problems.length > 0) throw validationError(problems)
  return {
    retailer: body.retailer ?? DEFAULT_RETAILER,
    integrationId,
    name: body.name ?? null,
    category: {
      productCategoryId,
      externalCategoryId,
      codes: productCodes(body),
      name: body.name ?? null,
    },
    images,
    refreshesImages: body.refresh_images ?? false,
    marks: { family: body.family, variant: body.variant },
  }
}

function rightsOf(given: ImageRightsBody | null | undefined): ImageRights | null {
  if (!given) return null
  const { from = null, until = null, markets = null, note = null } = given
  return { from, until, markets: markets && [...new Set(markets)].toSorted(), note }
}

const reversedTerms = (images: readonly SubmittedImage[]): Problem[] =>
  images.flatMap(({ position, rights }) => {
    if (!rights?.from || !rights.until || rights.from <= rights.until) return []
    const field = position === 0 ? 'hero_image_rights' : `carousel_image_rights[${position - 1}]`
    return [{ field: `${field}.until`, issue: 'must not be before from' }]
  })

/** Returns images in order, hero first, without asset ids and rights. */
export function namedImages(sourceUrls: readonly string[]): SubmittedImage[] {
  const names = imageNames(sourceUrls)
  return sourceUrls.map((sourceUrl, position) => ({
    position,
    sourceUrl,
    filename: names[position] ?? sourceUrl,
    assetId: null,
    rights: null,
  }))
}
