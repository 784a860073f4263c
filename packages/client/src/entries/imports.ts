import type { ApiPromise } from '../api-promise.ts'
import type { Import, ImportMappingChange, ImportRow, ImportSummary, RetailerId } from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { WaitOptions } from '../poll.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'
import { openStream } from './shared/open-stream.ts'

export type ImportParams = {
  /** Displayed file name. Defaults to that of a `File`. */
  filename?: string | undefined
  /** True to start after the dry run. */
  start?: boolean | undefined
  /** For listings that have none. */
  retailer?: RetailerId | undefined
  /** Id or path for new listings that have none. */
  category?: string | undefined
  /** True to download existing images again. */
  refresh_images?: boolean | undefined
  /** Overrides a wrong guess, such as `shift_jis`. */
  encoding?: ImportMappingChange['encoding']
  /** Excel sheet. Defaults to the first. */
  sheet?: string | undefined
  /** Base of image paths and names in the file. */
  image_base_url?: string | undefined
}

/** `limit` is the page size. */
export type ImportsParams = { limit?: number | undefined }

export type ImportRowsParams = ImportsParams & {
  status?: ImportRow['status'] | undefined
  /** Result of the dry run. */
  change?: NonNullable<ImportRow['change']> | undefined
}

/** No time limit by default: large imports take hours. */
export type ImportWaitOptions = WaitOptions<Import>

const INTERVAL_MS = 1_000
/** Default for uploads of large files, equal to the service's limit. */
const UPLOAD_TIMEOUT_MS = 600_000

export class Imports {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /**
   * Uploads a CSV, TSV, NDJSON, XML or Excel catalog and begins a dry run. For a day, the same file, mapping and
   * defaults return the same import.
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
    // No media type: the service detects the format.
    const body = new Blob([file as BlobPart])
    const withTime = { ...options, timeout: options?.timeout ?? UPLOAD_TIMEOUT_MS }
    return this.#send.request({ method: 'POST', path: ['imports'], query, body }, withTime)
  }

  /** Newest first. */
  list(params?: ImportsParams, options?: RequestOptions): List<ImportSummary> {
    return this.#list(['imports'], params, options)
  }

  get(importId: string, options?: RequestOptions): ApiPromise<Import> {
    return this.#send.request({ path: ['imports', importId] }, options)
  }

  /** Replaces the mapping and given defaults, and repeats the dry run. */
  setMapping(importId: string, change: ImportMappingChange, options?: RequestOptions): ApiPromise<Import> {
    return this.#send.request(
      { method: 'PUT', path: ['imports', importId, 'mapping'], body: change },
      options,
    )
  }

  /** Starts an import, after a running dry run. */
  start(importId: string, options?: RequestOptions): ApiPromise<Import> {
    return this.#send.request({ method: 'POST', path: ['imports', importId, 'start'] }, options)
  }

  /** Cancels an import. Finished rows remain. */
  cancel(importId: string, options?: RequestOptions): ApiPromise<Import> {
    return this.#send.request({ method: 'POST', path: ['imports', importId, 'cancel'] }, options)
  }

  /** Polls until the dry run or the started import ends. */
  wait(
    importId: string,
    { interval = INTERVAL_MS, maxWait = Infinity, ...options }: ImportWaitOptions = {},
  ): ApiPromise<Import> {
    return this.#send.wait({ path: ['imports', importId] }, { ...options, interval, maxWait })
  }

  /** Lists rows in file order. */
  rows(importId: string, params?: ImportRowsParams, options?: RequestOptions): List<ImportRow> {
    return this.#list(['imports', importId, 'rows'], params, options)
  }

  /** Downloads failed rows as CSV, to fix and import again. */
  failedRows(importId: string, options?: RequestOptions): ApiPromise<ReadableStream<Uint8Array>> {
    return openStream(this.#send, { path: ['imports', importId, 'failed-rows'] }, options)
  }

  #list<Row>(path: readonly string[], params?: ImportRowsParams, options?: RequestOptions): List<Row> {
    return new List((cursor) =>
      this.#send.request<Page<Row>>({ path, query: { ...params, cursor } }, options),
    )
  }
}

function nameOf(file: object): string | undefined {
  return 'name' in file && typeof file.name === 'string' && file.name !== '' ? file.name : undefined
}
