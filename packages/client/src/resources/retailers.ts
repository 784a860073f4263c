import type { ApiPromise } from '../api-promise.ts'
import type { ProductRetailer } from '../contract.ts'
import type { RequestOptions } from '../transport.ts'
import { Resource } from './resource.ts'

/** Retailer regions that accept submissions. */
export class Retailers extends Resource {
  list(options?: RequestOptions): ApiPromise<ProductRetailer[]> {
    return this.send.request({ path: ['product-retailers'] }, options)
  }
}
