import type { ApiPromise } from '../api-promise.ts'
import type { PdpListParams, ViewColumn } from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'
import { openStream } from './shared/open-stream.ts'

/** List filters and order. `format` defaults to `csv`. */
export type ExportParams = Omit<PdpListParams, 'limit' | 'cursor' | 'include'> & {
  format?: 'csv' | 'ndjson' | 'xlsx' | undefined
}

export type PdpExportParams = ExportParams & {
  /** Columns for people, with names and words in their language. Only for `csv` and `xlsx`. */
  columns?: readonly ('id' | 'name' | ViewColumn | 'link')[] | undefined
}

/** Tables as streams. A stream fails if the file is incomplete. */
export class Exports {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Exports one row per PDP. */
  pdps(params?: PdpExportParams, options?: RequestOptions): ApiPromise<ReadableStream<Uint8Array>> {
    return openStream(this.#send, { path: ['pdps', 'export'], query: params }, options)
  }

  /** Exports one row per image. */
  images(params?: ExportParams, options?: RequestOptions): ApiPromise<ReadableStream<Uint8Array>> {
    return openStream(this.#send, { path: ['images', 'export'], query: params }, options)
  }
}
