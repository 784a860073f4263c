import type { ProductRetailer } from '@endcap/api'
import * as api from '@endcap/api/operations'
import { RETAILERS, type Retailer } from '@endcap/catalog'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { serve } from '../../../platform/http/serve.ts'

/** Serves `GET /v1/product-retailers`. */
export const listRetailersOperation = () => {
  const list = represent(RETAILERS.map(present))
  return serve(api.listProductRetailers, (request, reply) => sendConditional(request, reply, list))
}

function present({ id, retailer, region, display_name, domain }: Retailer): ProductRetailer {
  return { id, retailer, region, display_name, domain }
}
