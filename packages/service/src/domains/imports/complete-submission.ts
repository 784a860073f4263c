import { pdpSubmissionBody } from '@endcap/api'
import type { CatalogSubmission, RecordKey } from '@endcap/catalog-files'
import { DomainError, validationError } from '../../platform/errors/domain-error.ts'
import { describeIssue } from '../../platform/http/describe-issue.ts'
import type { Pdp, PdpImage } from '../pdps/record/pdp.ts'
import { matchImages } from '../pdps/submission/image-identity.ts'
import { namedImages, type PdpSubmission, readSubmission } from '../pdps/submission/submission.ts'

export type CurrentPdp = {
  pdp: Pick<Pdp, 'name' | 'integration_id' | 'category_hints' | 'is_composed'>
  images: readonly Pick<
    PdpImage,
    'filename' | 'sourceUrl' | 'contentUrl' | 'assetId' | 'altTexts' | 'rights'
  >[]
}

type Row = {
  key: RecordKey
  submission: CatalogSubmission
  retailer: string
  categoryId: string | null
  refreshesImages: boolean
  /** Keeps the images that a person has composed. */
  keepsSets: boolean
}

/**
 * Takes missing values, and the images of a set to keep, from the stored PDP, because empty cells never erase anything. A new PDP gets the
 * import's default category.
 *
 * @throws DomainError VALIDATION_ERROR
 */
export function completeSubmission(row: Row, current: CurrentPdp | null): PdpSubmission {
  const given = row.keepsSets && current?.pdp.is_composed ? {} : row.submission
  const { hero, carousel } = imagesOf(given, current?.images ?? [])
  const rights = row.submission.image_rights
  const body = pdpSubmissionBody.safeParse(
    {
      hero_image_url: hero,
      carousel_image_urls: carousel,
      name: row.submission.name ?? current?.pdp.name,
      family: row.submission.family,
      variant: row.submission.variant,
      retailer: row.retailer,
      refresh_images: row.refreshesImages,
      hero_image_rights: rights,
      carousel_image_rights: rights && carousel.map(() => rights),
      ...categoryOf(row, current),
      ...codesOf(row, current),
    },
    { error: describeIssue },
  )
  if (!body.success)
    throw validationError(
      body.error.issues.map(({ path, message }) => ({ field: path.join('.'), issue: message })),
    )
  const submission = readSubmission(body.data, [])
  const matches = matchImages(submission.images, current?.images ?? [])
  const labels = row.submission.own_categories ?? current?.pdp.category_hints.labels
  return {
    ...submission,
    category: { ...submission.category, ...(labels ? { labels } : {}) },
    integrationId: current?.pdp.integration_id ?? null,
    images: submission.images.map((image) => {
      const stored = matches[image.position]
      return {
        ...image,
        assetId: stored?.assetId ?? null,
        rights: rights ? image.rights : (stored?.rights ?? null),
        altTexts: { ...stored?.altTexts, ...row.submission.alt_texts?.[image.sourceUrl] },
      }
    }),
  }
}

function imagesOf(
  { hero_image_url: given, carousel_image_urls: urls }: CatalogSubmission,
  [main, ...others]: CurrentPdp['images'],
): { hero: string; carousel: string[] } {
  const hero = given ?? main?.sourceUrl
  if (hero === undefined) throw new DomainError('VALIDATION_ERROR', 'a new listing needs a main image')
  // A new main image may be a stored carousel image.
  const [same] = matchImages(namedImages([hero]), others)
  const kept = others.filter((image) => image !== same)
  return { hero, carousel: urls ?? kept.map(({ sourceUrl }) => sourceUrl) }
}

function categoryOf({ submission, categoryId }: Row, current: CurrentPdp | null) {
  const { product_category_id, external_category_id } = submission
  if (product_category_id !== undefined || external_category_id !== undefined)
    return { product_category_id, external_category_id }
  if (!current) return { product_category_id: categoryId }
  const { productCategoryId, externalCategoryId } = current.pdp.category_hints
  return { product_category_id: productCategoryId, external_category_id: externalCategoryId }
}

function codesOf({ key, submission }: Row, current: CurrentPdp | null) {
  const stored = (type: 'gtin' | 'asin') =>
    current?.pdp.category_hints.codes.find((each) => each.type === type)?.code
  return {
    gtin: key.type === 'gtin' ? key.value : (submission.gtin ?? stored('gtin')),
    asin: submission.asin ?? stored('asin'),
  }
}
