import type { ApiPromise } from '../api-promise.ts'
import type { Import, ImportMappingChange, ImportRow, ImportSummary, RetailerId } from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { WaitOptions } from '../poll.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'
import { openStream } from './shared/open-stream.ts'

export type ImportParams = {
  /** Name of the file, shown to people. Defaults to that of a `File`. */
  filename?: string | undefined
  /** True to start the import after its dry run. */
  start?: boolean | undefined
  /** Retailer region of listings that have none. */
  retailer?: RetailerId | undefined
  /** Id or path of the category of new listings that have none. */
  category?: string | undefined
  /** True to download images again that the listings have already. */
  refresh_images?: boolean | undefined
  /** Encoding of the file, if it is guessed wrong, such as `shift_jis`. */
  encoding?: ImportMappingChange['encoding']
  /** Sheet of an Excel workbook. Defaults to the first one. */
  sheet?: string | undefined
  /** Address below which the images are that the file gives as paths or names. */
  image_base_url?: string | undefined
}

/** `limit` is the number of rows of a page. */
export type ImportsParams = { limit?: number | undefined }

export type ImportRowsParams = ImportsParams & {
  status?: ImportRow['status'] | undefined
  /** Result of the dry run. */
  change?: NonNullable<ImportRow['change']> | undefined
}

/** Options of a wait, which has no time limit by default, because a large import takes hours. */
export type ImportWaitOptions = WaitOptions<Import>

const INTERVAL_MS = 1_000
/** Time for the upload of a large file, unless the caller sets another. The service waits as long. */
const UPLOAD_TIMEOUT_MS = 600_000

/** Imports of catalog files. */
export class Imports {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /**
   * Uploads a catalog file: CSV, TSV, NDJSON, XML or an Excel workbook. The service recognizes it and begins a dry run. The same file with
   * the same mapping and defaults is the same import for a day.
   */
  create(
    file: Blob | ArrayBuffer | Uint8Array,
    { start, filename, refresh_images: refresh, ...defaults }: ImportParams = {},
    options?: RequestOptions,
  ): ApiPromise<Import> {
    const query = {
      ...defaults,
      filename: filename ?? nameOf(file),
      start: start ? 'true' : undefined,
      refresh_images: refresh ? 'true' : undefined,
    }
    // The body has no media type, because the service detects the format from the content.
    const body = new Blob([file as BlobPart])
    const withTime = { ...options, timeout: options?.timeout ?? UPLOAD_TIMEOUT_MS }
    return this.#send.request({ method: 'POST', path: ['imports'], query, body }, withTime)
  }

  /** Lists the imports of the organization, the newest first. */
  list(params?: ImportsParams, options?: RequestOptions): List<ImportSummary> {
    return this.#list(['imports'], params, options)
  }

  /** Reads an import with its dry run and the counts of its rows. */
  get(importId: string, options?: RequestOptions): ApiPromise<Import> {
    return this.#send.request({ path: ['imports', importId] }, options)
  }

  /** Replaces the mapping, and the defaults that are given, and repeats the dry run. */
  setMapping(importId: string, change: ImportMappingChange, options?: RequestOptions): ApiPromise<Import> {
    return this.#send.request(
      { method: 'PUT', path: ['imports', importId, 'mapping'], body: change },
      options,
    )
  }

  /** Starts an import, after its dry run if that has not ended. */
  start(importId: string, options?: RequestOptions): ApiPromise<Import> {
    return this.#send.request({ method: 'POST', path: ['imports', importId, 'start'] }, options)
  }

  /** Cancels an import. Rows that are done stay done. */
  cancel(importId: string, options?: RequestOptions): ApiPromise<Import> {
    return this.#send.request({ method: 'POST', path: ['imports', importId, 'cancel'] }, options)
  }

  /** Polls until the dry run has ended, or for a started import until the import has ended. */
  wait(
    importId: string,
    { interval = INTERVAL_MS, maxWait = Infinity, ...options }: ImportWaitOptions = {},
  ): ApiPromise<Import> {
    return this.#send.wait({ path: ['imports', importId] }, { ...options, interval, maxWait })
  }

  /** Lists the listings of an import in the order of the file. */
  rows(importId: string, params?: ImportRowsParams, options?: RequestOptions): List<ImportRow> {
    return this.#list(['imports', importId, 'rows'], params, options)
  }

  /** Downloads the failed rows as a CSV file, to mend them and import them again. */
  failedRows(importId: string, options?: RequestOptions): ApiPromise<ReadableStream<Uint8Array>> {
    return openStream(this.#send, { path: ['imports', importId, 'failed-rows'] }, options)
  }

  #list<Row>(path: readonly string[], params?: ImportRowsParams, options?: RequestOptions): List<Row> {
    return new List((cursor) =>
      this.#send.request<Page<Row>>({ path, query: { ...params, cursor } }, options),
    )
  }
}

/** Returns the name of a `File`. */
function nameOf(file: object): string | undefined {
  return 'name' in file && typeof file.name === 'string' && file.name !== '' ? file.name : undefined
}
