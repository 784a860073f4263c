import { MAX_STANDALONE_IMAGE_BYTES } from '@endcap/api'
import { z } from 'zod'
import { imageUrlOf, uuid } from '../fields.ts'
import { defineTool } from '../tool.ts'

export const scoreImage = defineTool({
  name: 'score_image',
  title: 'Score an image',
  description:
    'Submits one image by its address and scores it. Returns its id at once; read the score with explain_image and wait_seconds. ' +
    'Each call stores a new image and counts against the rate limit of the organization. To try an image in a listing, use score_composition.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: z.strictObject({
    image_url: imageUrlOf(MAX_STANDALONE_IMAGE_BYTES),
    product_category_id: uuid.describe('Id of a category from list_categories'),
    image_type: z.enum(['hero', 'carousel']).describe('hero: as the main image of a listing'),
  }),
  output: z.object({ image_id: z.string(), status: z.string() }),
  run: (input, { endcap, options }) => endcap.images.submit(input, options),
  describe: ({ image_id: id, status }) => ({
    summary: [`Image ${id}: ${status}. Read the score with explain_image and wait_seconds.`],
  }),
})
