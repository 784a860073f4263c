import { MAX_CAROUSEL_IMAGES } from '@endcap/api'
import { z } from 'zod'
import { carousel, nullableText, pdpId, uuid } from '../fields.ts'
import { defineTool } from '../tool.ts'

const image = z.union([z.strictObject({ image_id: uuid }), z.strictObject({ upload_id: uuid })])

export const setListingImages = defineTool({
  name: 'set_listing_images',
  title: 'Change the images of a listing',
  description:
    'Makes a composition the images of a stored listing in Endcap and scores it again. It changes nothing at the retailer. ' +
    'Nothing changes if the listing no longer has `expected_image_ids`. Ask the user before you call it.',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({
    pdp_id: pdpId,
    hero: image.describe('Main image'),
    carousel: carousel(image),
    expected_image_ids: z
      .array(uuid)
      .max(MAX_CAROUSEL_IMAGES + 1)
      .describe('Ids of the images that the listing has now, in order, from explain_listing'),
  }),
  output: z.object({ pdp_id: z.string(), status: z.string(), error_code: nullableText }),
  run: ({ pdp_id: id, ...composition }, { endcap, options }) =>
    endcap.pdps.setImages(id, composition, options),
  describe: ({ pdp_id: id, status }) => ({
    summary: [`Listing ${id}: ${status}. Read the new score with get_listing and wait_seconds.`],
  }),
})
