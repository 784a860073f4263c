import { DEFAULT_RETAILER, RETAILERS } from '@endcap/catalog'
import { z } from 'zod'
import { text } from './fields.ts'

/** Accepts any text, because unknown retailer regions have an error code of their own. */
export const retailerId = text().meta({
  enum: RETAILERS.map(({ id }) => id),
  description: `Retailer region. Defaults to \`${DEFAULT_RETAILER}\``,
})

/** Query parameters of endpoints that return data for one retailer region. */
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
