import { RETAILERS } from '@endcap/catalog'
import { z } from 'zod'
import { defineOperation } from '../openapi/operation.ts'
import { retailerItem } from '../schemas/retailers.ts'

export const listProductRetailers = defineOperation({
  id: 'listProductRetailers',
  method: 'GET',
  path: '/v1/product-retailers',
  tag: 'Retailers',
  limits: 'none',
  summary: 'List the retailer regions',
  description: 'Each `id` is a valid value of the `retailer` parameter of other endpoints.',
  answers: {
    200: {
      description: 'All retailer regions',
      schema: z.array(retailerItem),
      example: RETAILERS.slice(0, 2).map(({ id, retailer, region, display_name, domain }) => ({
        id,
        retailer,
        region,
        display_name,
        domain,
      })),
    },
  },
})
