import { z } from 'zod'
import { text } from './fields.ts'
import { retailerQuery } from './retailers.ts'

/** Query parameters of `GET /v1/product-categories`. */
export const categoryQuery = retailerQuery.extend({
  q: text().optional().meta({
    description: 'Returns only categories whose name contains this text, ignoring case and accents',
    example: 'chips',
  }),
})

export const categoryItem = z
  .object({
    id: z.string().meta({ format: 'uuid' }),
    category_name: z.string(),
    path: z.string(),
    retailer: z.string(),
  })
  .meta({ id: 'ProductCategory' })

export type ProductCategory = z.output<typeof categoryItem>
