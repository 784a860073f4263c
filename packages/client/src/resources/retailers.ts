import type { ProductRetailer } from '../contract.ts'
import type { RequestOptions } from '../transport.ts'
import { Resource } from './resource.ts'

/** Retailer regions whose listings can be submitted. */
export class Retailers extends Resource {
  /** Lists all retailer regions. */
  list(options?: RequestOptions): Promise<ProductRetailer[]> {
    return this.send.request({ path: ['product-retailers'] }, options)
  }
}
