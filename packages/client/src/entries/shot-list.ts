import type { ApiPromise } from '../api-promise.ts'
import type { PdpStatisticsParams, Shot, ShotSummary } from '../contract.ts'
import { List } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'
import { openStream } from './shared/open-stream.ts'

/** Filters of the list of PDPs. With `missing`, only images of this type are returned. */
export type ShotFilters = PdpStatisticsParams

/** Images that listings lack, those that gain the most points first. */
export class ShotList {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Lists the missing images. `limit` is the number of rows of a page. */
  list(params?: ShotFilters & { limit?: number | undefined }, options?: RequestOptions): List<Shot> {
    return new List((cursor) =>
      this.#send.request({ path: ['shot-list'], query: { ...params, cursor } }, options),
    )
  }

  /** Reads how many listings lack an image of each type, and what such images are worth. */
  summary(params?: ShotFilters, options?: RequestOptions): ApiPromise<ShotSummary> {
    return this.#send.request({ path: ['shot-list', 'summary'], query: params }, options)
  }

  /** Exports the missing images as a file. `format` defaults to `csv`. */
  export(
    params?: ShotFilters & { format?: 'csv' | 'ndjson' | 'xlsx' | undefined },
    options?: RequestOptions,
  ): ApiPromise<ReadableStream<Uint8Array>> {
    return openStream(this.#send, { path: ['shot-list', 'export'], query: params }, options)
  }
}
