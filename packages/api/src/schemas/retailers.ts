import { DEFAULT_RETAILER, RETAILERS } from '@endcap/catalog'
import { z } from 'zod'
import { text } from './fields.ts'

/** Any text, because unknown regions have a separate error code. */
export const retailerId = text().meta({
  enum: RETAILERS.map(({ id }) => id),
  description: `Retailer region. Defaults to \`${DEFAULT_RETAILER}\``,
})

/** Query of endpoints for one retailer region. */
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

export type ProductRetailer = z.output<typeof retailerItem>
