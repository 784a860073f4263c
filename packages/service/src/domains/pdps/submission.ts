import type { PdpSubmissionBody } from '@endcap/api'
import { DEFAULT_RETAILER, productCodes } from '@endcap/catalog'
import { type Problem, validationError } from '../../platform/errors/domain-error.ts'
import type { CategoryHints } from '../categories/resolve-category.ts'

export type SubmittedImage = {
  /** 0 is the hero. */
  position: number
  url: string
  /** Identifies the image on its PDP across submissions. */
  filename: string
  assetId: string | null
}

export type PdpSubmission = {
  retailer: string
  integrationId: string | null
  name: string | null
  category: CategoryHints
  images: SubmittedImage[]
}

/**
 * Converts a request body to a submission.
 *
 * @throws DomainError VALIDATION_ERROR with every broken rule that spans fields
 */
export function readSubmission(body: PdpSubmissionBody, integrationIds: readonly string[]): PdpSubmission {
  const urls = body.carousel_image_urls ?? []
  const assetIds = body.carousel_image_asset_ids ?? []
  const images = [
    {
      position: 0,
      url: body.hero_image_url,
      filename: filenameOf(body.hero_image_url),
      assetId: body.hero_image_asset_id ?? null,
    },
    ...urls.map((url, index) => ({
      position: index + 1,
      url,
      filename: filenameOf(url),
      assetId: assetIds[index] ?? null,
    })),
  ]
  const problems: Problem[] = []
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
  const integrationId = body.integration_id ?? null
  if (integrationId !== null && !integrationIds.includes(integrationId)) {
    problems.push({ field: 'integration_id', issue: 'is not an integration of this client' })
  }
  problems.push(...repeatedFilenames(images))
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
  }
}

/** Returns the last path segment of a URL, percent-decoded. */
export function filenameOf(url: string): string {
  const segment = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    const decoded = decodeURIComponent(segment)
    return decoded.includes('\0') ? segment : decoded
  } catch {
    // The segment is not percent-encoded UTF-8, so it is used as it is.
    return segment
  }
}

function repeatedFilenames(images: readonly SubmittedImage[]): Problem[] {
  const filenames = new Set<string>()
  return images.flatMap(({ position, filename }) => {
    if (filenames.has(filename)) {
      return [
        {
          field: `carousel_image_urls[${position - 1}]`,
          issue: `has the same file name as another image of this listing: "${filename}"`,
        },
      ]
    }
    filenames.add(filename)
    return []
  })
}
