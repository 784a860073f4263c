import type { ApiPromise } from '../api-promise.ts'
import type { AcceptanceReport, AcceptanceReportParams } from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'
import { openStream } from './shared/open-stream.ts'

/** `format` defaults to `csv`. */
export type AcceptanceReportExportParams = AcceptanceReportParams & {
  format?: 'csv' | 'ndjson' | 'xlsx' | undefined
}

/** Reports refused listings of a target, such as `amazon`. */
export class AcceptanceReports {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Reports on today, or on a later day. */
  get(
    target: string,
    params?: AcceptanceReportParams,
    options?: RequestOptions,
  ): ApiPromise<AcceptanceReport> {
    return this.#send.request({ path: ['acceptance-targets', target, 'report'], query: params }, options)
  }

  /** Exports one row per refused listing. Workbooks have a sheet of reasons before. */
  export(
    target: string,
    params?: AcceptanceReportExportParams,
    options?: RequestOptions,
  ): ApiPromise<ReadableStream<Uint8Array>> {
    const path = ['acceptance-targets', target, 'report', 'export']
    return openStream(this.#send, { path, query: params }, options)
  }
}
