import { ownId } from '@endcap/api'
import { z } from 'zod'
import { carousel, imageUrl, nullableText, productName, retailer, uuid } from '../fields.ts'
import { defineTool } from '../tool.ts'

/** Submissions replace the stored listing and download images. */
export const SUBMITS = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: true,
  openWorldHint: true,
}

export const submitted = z.object({
  pdp_id: z.string(),
  status: z.string(),
  error_code: nullableText,
})

export const refreshImages = z
  .boolean()
  .optional()
  .describe(
    'True to download images again that the listing has already, because their content may have changed',
  )

/** Confirms an accepted listing. */
export const describeSubmitted = ({ pdp_id: id, status }: z.output<typeof submitted>) => ({
  summary: [
    `Listing submitted: pdp_id ${id}, ${status}. Scoring takes seconds: read it with get_listing and wait_seconds.`,
  ],
})

export const submitListing = defineTool({
  name: 'submit_listing',
  title: 'Submit a listing',
  description:
    'Stores a listing under your own id or a GTIN and scores it. The service downloads the images from their addresses, which may take a minute. ' +
    'A listing with the same id, retailer and organization gets these images instead of its own. Counts against the rate limit of the organization.',
  annotations: SUBMITS,
  input: z.strictObject({
    id_type: z.enum(['id', 'gtin']).default('id'),
    id: ownId.describe('Your own id, such as an SKU, or a GTIN of 8, 12, 13 or 14 digits'),
    hero_image_url: imageUrl,
    carousel_image_urls: carousel(imageUrl).default([]),
    name: productName
      .optional()
      .describe('Product name. Gives the category if there is no product_category_id'),
    product_category_id: uuid.optional().describe('Id of a category from list_categories'),
    retailer: retailer.optional(),
    refresh_images: refreshImages,
  }),
  output: submitted,
  run: ({ id_type: type, id, ...submission }, { endcap, options }) =>
    type === 'gtin'
      ? endcap.pdps.byGtin.submit(id, submission, options)
      : endcap.pdps.submit(id, submission, options),
  describe: describeSubmitted,
})
