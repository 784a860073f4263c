import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { represent, sendConditional } from '../../platform/http/conditional.ts'
import { operation } from '../../platform/http/operation.ts'
import { retailerItem } from './retailer-schemas.ts'
import { type Retailer, RETAILERS } from '@endcap/catalog'

/** Adds the route `GET /v1/product-retailers`. */
export const retailerRoutes: FastifyPluginAsync = async (server) => {
  const items = RETAILERS.map(present)
  const list = represent(items)
  server.get('/v1/product-retailers', {
    ...operation({
      id: 'listProductRetailers',
      tag: 'Retailers',
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

function present({ id, retailer, region, display_name, domain }: Retailer): z.output<typeof retailerItem> {
  return { id, retailer, region, display_name, domain }
}
