import {
  classification,
  MAX_CAROUSEL_IMAGES,
  MAX_FIXED,
  MAX_LISTING_IMAGE_BYTES,
  pdpFilters,
  pdpListQuery,
  text,
} from '@endcap/api'
import type { ImageReference, PdpStatisticsParams } from '@endcap/client'
import { z } from 'zod'
import { untrustedFields, untrustedText } from './untrusted.ts'

// Input fields. Models read the descriptions.

const MAX_URL_LENGTH = 4_096

/** Zod's own UUID pattern is long, and models read it with every field. */
export const uuid = z.string().regex(/^[0-9a-fA-F-]{36}$/, 'must be a UUID')

const id = (description: string) => uuid.describe(description)
export const pdpId = id('Id of the listing: `pdp_id` of find_listings or submit_listing')
export const imageId = id('Id of the image, from explain_listing or score_image')

/** Formats a size. */
export const megabytes = (bytes: number): string => `${bytes / 1e6} MB`

/** Describes an image URL with a size limit. */
export const imageUrlOf = (maxBytes: number) =>
  z
    .url({ protocol: /^https?$/ })
    .max(MAX_URL_LENGTH)
    .describe(
      `Public http or https address of a jpeg, png or webp of at most ${megabytes(maxBytes)}, or the \`url\` of an upload of this size`,
    )
export const imageUrl = imageUrlOf(MAX_LISTING_IMAGE_BYTES)

export const retailer = text(100).describe(
  'Id of a retailer region from list_retailers, such as `marketplace_us` or `walmart_us`',
)
export const productName = text()

const { missing, penalty, loses_most_by, advice, rule_failed, acceptance } = pdpFilters
const score = z.number().min(0).max(100)

/** Filters of lists, statistics and exports. */
export const filters = {
  query: text(200).optional().describe('Part of the name, id, ASIN or GTIN; case does not count'),
  score_min: score.optional().describe('Lowest listing score, inclusive'),
  score_max: score.optional().describe('Highest listing score, inclusive'),
  status: z.enum(['PROCESSING', 'COMPLETED', 'ERROR']).optional(),
  retailer: retailer.optional(),
  category_id: uuid.optional().describe('Id of a category from list_categories; finds all below it too'),
  missing,
  penalty,
  loses_most_by,
  advice,
  rule_failed,
  acceptance,
  target: text(100)
    .optional()
    .describe('Id of a target such as `walmart`. With acceptance, the state is its own'),
  tag: text(100).optional().describe('A whole tag; case counts'),
  updated_since: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('Earliest change, such as 2026-11-21T08:00:00Z'),
}

const filterSchema = z.object(filters)

/** Converts filters to the client's form. */
export function filterParams(input: z.output<typeof filterSchema>): PdpStatisticsParams {
  return {
    q: input.query,
    scoreMin: input.score_min,
    scoreMax: input.score_max,
    status: input.status,
    retailer: input.retailer,
    categoryId: input.category_id,
    missing: input.missing,
    penalty: input.penalty,
    losesMostBy: input.loses_most_by,
    advice: input.advice,
    ruleFailed: input.rule_failed,
    acceptance: input.acceptance,
    target: input.target,
    tag: input.tag,
    updatedSince: input.updated_since,
  }
}

export const gainSplit = z
  .object({ today: z.number(), with_spark: z.number(), with_shoot: z.number() })
  .describe('Parts of can_win: from own images, then with pictures by Spark, then with new photographs')

export const sort = z
  .enum(pdpListQuery.shape.sort.unwrap().options)
  .default('-can_win')
  .describe('Field, with `-` for descending. `-can_win` has the listings with the most points to win first')

export const cursor = z
  .string()
  .max(1_000)
  .optional()
  .describe('`next_cursor` of the page before, with the same filters and sort')

/** One flat object, because models err with alternatives. The API checks it. */
export const imageReference = z
  .strictObject({
    image_id: uuid.optional().describe('A stored image'),
    upload_id: uuid.optional(),
    image_url: imageUrl.optional(),
    planned: z
      .strictObject({ asset_type: z.enum(classification.options), service_score: score })
      .optional()
      .describe('An image that does not exist yet: what it will show, and its expected score'),
    fixed: z
      .array(z.string().max(80))
      .max(MAX_FIXED)
      .optional()
      .describe('Names of factors whose recommendations count as followed. Not with planned'),
  })
  .describe('Exactly one of image_id, upload_id, image_url and planned')
  // The API checks the exclusive alternatives.
  .transform((reference) => reference as ImageReference)

/** Describes a list of carousel images. */
export const carousel = <Image extends z.ZodType>(image: Image) =>
  z.array(image).max(MAX_CAROUSEL_IMAGES).describe(`Carousel images in order, at most ${MAX_CAROUSEL_IMAGES}`)

// Result fields. They accept values of a newer service.

export const nullableNumber = z.number().nullable()
export const nullableText = z.string().nullable()
export const count = z.int()

/** Submitter-chosen name and id of a listing. */
export const listingTexts = untrustedFields({ name: untrustedText(150).nullable(), id: untrustedText(100) })

/** An image as the request referred to it. */
export const answeredImage = z.object({
  image_id: z.string().optional(),
  upload_id: z.string().optional(),
  image_url: untrustedText(MAX_URL_LENGTH).optional(),
  planned: z.object({ asset_type: z.string(), service_score: z.number() }).optional(),
  fixed: z.array(z.string()).optional(),
})

export const composition = z.object({ hero: answeredImage, carousel: z.array(answeredImage) })
