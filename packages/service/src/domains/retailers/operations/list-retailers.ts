import { type ProductRetailer, retailerItem } from '@endcap/api'
import { RETAILERS, type Retailer } from '@endcap/catalog'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'

/** The operation `GET /v1/product-retailers`. */
export const listRetailersOperation: FastifyPluginAsyncZodOpenApi = async (server) => {
  const items = RETAILERS.map(present)
  const list = represent(items)
  server.get('/v1/product-retailers', {
    ...operation({
      id: 'listProductRetailers',
      tag: 'Retailers',
      limits: 'none',
      summary: 'List the retailer regions',
      description: 'Each `id` is a valid value of the `retailer` parameter of other endpoints.',
      answers: {
        200: {
          description: 'All retailer regions',
          schema: z.array(retailerItem),
          example: items.slice(0, 2),
        },
      },
    }),
    handler: (request, reply) => sendConditional(request, reply, list),
  })
}

function present({ id, retailer, region, display_name, domain }: Retailer): ProductRetailer {
  return { id, retailer, region, display_name, domain }
}
