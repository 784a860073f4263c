import type { ApiPromise } from '../api-promise.ts'
import type { PdpStatisticsParams, Shot, ShotSummary } from '../contract.ts'
import { List } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'
import { openStream } from './shared/open-stream.ts'

/** PDP filters. `missing` also selects the asset type. */
export type ShotFilters = PdpStatisticsParams

export type ShotExportParams = ShotFilters & {
  format?: 'csv' | 'ndjson' | 'xlsx' | undefined
  /** Columns for people, with names and words in their language. Only for `csv` and `xlsx`. */
  columns?: readonly ShotColumn[] | undefined
}

type ShotColumn =
  | 'asset_type'
  | 'description'
  | 'images'
  | 'gain'
  | 'id'
  | 'name'
  | 'retailer'
  | 'category'
  | 'score'
  | 'link'

/** Images that listings lack, largest gain first. */
export class ShotList {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** `limit` is the page size. */
  list(params?: ShotFilters & { limit?: number | undefined }, options?: RequestOptions): List<Shot> {
    return new List((cursor) =>
      this.#send.request({ path: ['shot-list'], query: { ...params, cursor } }, options),
    )
  }

  /** Returns the number and value of missing images by asset type. */
  summary(params?: ShotFilters, options?: RequestOptions): ApiPromise<ShotSummary> {
    return this.#send.request({ path: ['shot-list', 'summary'], query: params }, options)
  }

  /** Exports a file. `format` defaults to `csv`. */
  export(params?: ShotExportParams, options?: RequestOptions): ApiPromise<ReadableStream<Uint8Array>> {
    return openStream(this.#send, { path: ['shot-list', 'export'], query: params }, options)
  }
}
