import { z } from 'zod'
import { productCodes, DEFAULT_RETAILER } from '@endcap/catalog'
import type { CategoryHints } from '../categories/resolve-category.ts'
import { type Problem, validationError } from '../../platform/errors/domain-error.ts'
import { imageUrl, text } from '../../platform/http/fields.ts'
import { retailerId } from '../retailers/retailer-schemas.ts'
import { SUBMISSION_EXAMPLE } from './pdp-examples.ts'

export const MAX_CAROUSEL_IMAGES = 20

const optionalText = text().nullish()

/** The body of `PUT /v1/pdps/gtin/{gtin}`. Unknown fields are ignored. */
export const gtinSubmissionBody = z
  .object({
    hero_image_url: imageUrl,
    carousel_image_urls: z
      .array(imageUrl)
      .max(MAX_CAROUSEL_IMAGES)
      .optional()
      .meta({ description: 'In order. No two images of a listing may have the same file name' }),
    product_category_id: optionalText.meta({
      description:
        'A category id from GET /v1/product-categories. Cannot be combined with external_category_id',
    }),
    external_category_id: optionalText.meta({ description: 'Your own category id, mapped by the operator' }),
    // A value of any other form is treated as null.
    asin: z.unknown().optional().meta({
      description:
        'Used only to derive the category. A value that is not 10 upper-case letters and digits is ignored',
    }),
    integration_id: optionalText.meta({
      description: 'For integration clients: the id of one of their integrations',
    }),
    hero_image_asset_id: optionalText.meta({ description: 'Your id of the image, returned with its score' }),
    carousel_image_asset_ids: z
      .array(text())
      .optional()
      .meta({ description: 'Empty, or one id for each of carousel_image_urls' }),
    name: optionalText.meta({ description: 'Product name' }),
    retailer: retailerId.nullish(),
  })
  .meta({ id: 'GtinSubmission', example: SUBMISSION_EXAMPLE })

/** The body of `PUT /v1/pdps/id/{id}`. */
export const pdpSubmissionBody = gtinSubmissionBody
  .extend({
    gtin: z.unknown().optional().meta({
      description: 'Used only to derive the category. A value that is not 8, 12, 13 or 14 digits is ignored',
    }),
  })
  .meta({ id: 'PdpSubmission', example: { ...SUBMISSION_EXAMPLE, gtin: '4006381333931' } })

export type PdpSubmissionBody = z.infer<typeof pdpSubmissionBody>

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
