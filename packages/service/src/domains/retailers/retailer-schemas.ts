import { z } from 'zod'
import { text } from '../../platform/http/fields.ts'
import { DEFAULT_RETAILER, RETAILERS } from '@endcap/catalog'

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
