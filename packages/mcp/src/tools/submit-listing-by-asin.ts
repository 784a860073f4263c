import { z } from 'zod'
import { defineTool } from '../tool.ts'
import { describeSubmitted, refreshImages, SUBMITS, submitted } from './submit-listing.ts'

export const submitListingByAsin = defineTool({
  name: 'submit_listing_by_asin',
  title: 'Submit a listing by ASIN',
  description:
    'Reads a listing page from its storefront, which may take half a minute, stores the listing and scores its images. ' +
    'Counts against the rate limit of the organization.',
  annotations: SUBMITS,
  input: z.strictObject({
    asin: z.string().regex(/^[A-Z0-9]{10}$/, 'must have 10 upper-case letters and digits'),
    region: z
      .string()
      .max(10)
      .optional()
      .describe('Region of the storefront, such as us (default), uk, de or jp'),
    refresh_images: refreshImages,
  }),
  output: submitted,
  run: async ({ asin, ...params }, { endcap, options }) => ({
    error_code: null,
    ...(await endcap.pdps.byAsin.submit(asin, params, options)),
  }),
  describe: describeSubmitted,
})
