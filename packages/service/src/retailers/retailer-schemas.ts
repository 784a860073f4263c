import { z } from 'zod'
import { text } from '../http/fields.ts'
import { DEFAULT_RETAILER, RETAILERS } from './retailers.ts'

/** Any text passes: what is no retailer region has an error code of its own. */
export const retailerId = text().meta({
  enum: RETAILERS.map(({ id }) => id),
  description: `Retailer region; \`${DEFAULT_RETAILER}\` when absent`,
})

/** The query of an address that is read for one retailer. */
export const retailerQuery = z.object({ retailer: retailerId.default(DEFAULT_RETAILER) })

export const retailerItem = z
  .object({
    id: z.string(),
    retailer: z.string(),
    region: z.string(),
    display_name: z.string(),
    domain: z.string(),
  })
  .meta({ id: 'ProductRetailer' })
