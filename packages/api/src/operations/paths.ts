import { ASIN_FORM, MAX_ID_LENGTH, OWN_ID_FORM } from '@endcap/catalog'
import { z } from 'zod'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { uuidInPath } from '../schemas/fields.ts'

export const EXAMPLE_ID = 'sku-4711'
export const EXAMPLE_GTIN = '04006381333931'
export const EXAMPLE_ASIN = 'B0DEMOCAN1'

export const idPath = z.object({
  id: z.string().meta({
    description:
      'Your own stable id. `.` and `..` do not work, because clients and proxies remove them from the address',
    minLength: 1,
    maxLength: MAX_ID_LENGTH,
    pattern: OWN_ID_FORM,
    example: EXAMPLE_ID,
  }),
})

export const pdpIdPath = z.object({
  pdp_id: uuidInPath(EXAMPLE_IDS.pdp, '`pdp_id` of a listing, which every answer about it has'),
})

export const gtinPath = z.object({
  gtin: z.string().meta({
    description: 'GTIN-8, -12, -13 or -14 with its check digit. All forms of a GTIN are the same listing',
    pattern: '^(\\d{8}|\\d{12,14})$',
    example: '4006381333931',
  }),
})

export const asinPath = z.object({
  asin: z.string().meta({
    description: '10 upper-case letters and digits',
    pattern: ASIN_FORM.source,
    example: EXAMPLE_ASIN,
  }),
})

export const imagePath = z.object({ image_id: uuidInPath(EXAMPLE_IDS.hero) })
