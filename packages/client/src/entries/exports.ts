import type { ApiPromise } from '../api-promise.ts'
import type { PdpListParams } from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'
import { openStream } from './shared/open-stream.ts'

/** Filters and order of the list of PDPs, and the format of the file. Defaults to `csv`. */
export type ExportParams = Omit<PdpListParams, 'limit' | 'cursor'> & {
  format?: 'csv' | 'ndjson' | 'xlsx' | undefined
}

/** Tables as files. Each is a stream, which fails if the file does not arrive as a whole. */
export class Exports {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Exports the PDPs that meet the filters, one in a row. */
  pdps(params?: ExportParams, options?: RequestOptions): ApiPromise<ReadableStream<Uint8Array>> {
    return openStream(this.#send, { path: ['pdps', 'export'], query: params }, options)
  }

  /** Exports the images of the PDPs that meet the filters, one in a row. */
  images(params?: ExportParams, options?: RequestOptions): ApiPromise<ReadableStream<Uint8Array>> {
    return openStream(this.#send, { path: ['images', 'export'], query: params }, options)
  }
}
