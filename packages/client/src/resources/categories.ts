import type { ApiPromise } from '../api-promise.ts'
import type { ProductCategory } from '../contract.ts'
import type { RequestOptions } from '../transport.ts'
import type { RetailerParams } from './params.ts'
import { Resource } from './resource.ts'

/** Parameters of a list of categories. `q` selects those whose name contains a text. */
export type CategoryParams = RetailerParams & { q?: string | undefined }

/** Product categories that the organization may use. */
export class Categories extends Resource {
  /** Lists the categories of a retailer region. */
  list(params?: CategoryParams, options?: RequestOptions): ApiPromise<ProductCategory[]> {
    return this.send.request({ path: ['product-categories'], query: params }, options)
  }
}
