import { z } from 'zod'
import { productCodes } from '../categories/product-codes.ts'
import type { CategoryHints } from '../categories/resolve-category.ts'
import { type Problem, validationError } from '../domain-error.ts'
import { imageUrl, text } from '../http/fields.ts'
import { DEFAULT_RETAILER } from '../retailers/retailers.ts'
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
      .meta({ description: 'In order; no two images of a listing may have one file name' }),
    product_category_id: optionalText.meta({
      description: 'A category id of GET /v1/product-categories; not together with external_category_id',
    }),
    external_category_id: optionalText.meta({ description: 'Your own category id, mapped by the operator' }),
    // Not of a known form: treated as null, whatever it is.
    asin: z.unknown().optional().meta({
      description: 'Tells the category only. A value that is not 10 upper-case letters and digits is ignored',
    }),
    integration_id: optionalText.meta({ description: 'For integration clients: one of theirs' }),
    hero_image_asset_id: optionalText.meta({ description: 'Your id of the image, echoed' }),
    carousel_image_asset_ids: z
      .array(text())
      .optional()
      .meta({ description: 'Empty, or as long as carousel_image_urls' }),
    name: optionalText.meta({ description: 'Product name' }),
    retailer: retailerId.nullish(),
  })
  .meta({ id: 'GtinSubmission', example: SUBMISSION_EXAMPLE })

/** The body of `PUT /v1/pdps/id/{id}`. */
export const pdpSubmissionBody = gtinSubmissionBody
  .extend({
    gtin: z.unknown().optional().meta({
      description: 'Tells the category only. A value that is not 8, 12, 13 or 14 digits is ignored',
    }),
  })
  .meta({ id: 'PdpSubmission', example: { ...SUBMISSION_EXAMPLE, gtin: '4006381333931' } })

export type PdpSubmissionBody = z.infer<typeof pdpSubmissionBody>

export type SubmittedImage = {
  /** 0 is the hero. */
  position: number
  url: string
  /** What identifies an image on its PDP from one submission to the next. */
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
 * The submission that a body stands for.
 *
 * @throws DomainError VALIDATION_ERROR with every rule that spans fields and is broken
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

/** The last path segment, percent-decoded, without query. */
export function filenameOf(url: string): string {
  const segment = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    const decoded = decodeURIComponent(segment)
    return decoded.includes('\0') ? segment : decoded
  } catch {
    // Not percent-encoded UTF-8: the segment stands for itself.
    return segment
  }
}

function repeatedFilenames(images: readonly SubmittedImage[]): Problem[] {
  const seen = new Set<string>()
  return images.flatMap(({ position, filename }) => {
    if (seen.has(filename)) {
      return [
        {
          field: `carousel_image_urls[${position - 1}]`,
          issue: `has the file name "${filename}" of another image of this listing`,
        },
      ]
    }
    seen.add(filename)
    return []
  })
}
