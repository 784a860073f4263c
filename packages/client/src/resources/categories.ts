import type { ApiPromise } from '../api-promise.ts'
import type { ProductCategory } from '../contract.ts'
import type { RequestOptions } from '../transport.ts'
import type { RetailerParams } from './params.ts'
import { Resource } from './resource.ts'

/** `q` searches names. */
export type CategoryParams = RetailerParams & { q?: string | undefined }

/** Categories available to the organization. */
export class Categories extends Resource {
  list(params?: CategoryParams, options?: RequestOptions): ApiPromise<ProductCategory[]> {
    return this.send.request({ path: ['product-categories'], query: params }, options)
  }
}
