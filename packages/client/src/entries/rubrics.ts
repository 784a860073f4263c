import { type ApiPromise, type ApiResponse, apiPromise, mapData } from '../api-promise.ts'
import type {
  RubricDetails,
  RubricDraft,
  RubricPreview,
  RubricPreviewProgress,
  RubricPublication,
  RubricSummary,
} from '../contract.ts'
import { EndcapError } from '../endcap-error.ts'
import type { Send } from '../resources/send.ts'
import type { ApiRequest, RequestOptions } from '../transport.ts'
import { openStream } from './shared/open-stream.ts'
import { readLines } from './shared/read-lines.ts'

export type RubricPublishOptions = Omit<RubricPublication, 'patch'>

export type RubricPreviewOptions = RequestOptions & {
  /** Called with the number of scored listings. */
  onProgress?: ((progress: RubricPreviewProgress) => void) | undefined
}

/** Scoring rules. Families are URL names, such as `food-and-drink`. */
export class Rubrics {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Lists category families with their active versions. */
  list(options?: RequestOptions): ApiPromise<RubricSummary[]> {
    const page = this.#send.request<{ data: RubricSummary[] }>({ path: ['rubrics'] }, options)
    return mapData(page, ({ data }) => data)
  }

  get(family: string, options?: RequestOptions): ApiPromise<RubricDetails> {
    return this.#send.request({ path: ['rubrics', family] }, options)
  }

  /**
   * Scores stored listings by a changed rubric, storing nothing. An organization's previews run one at a time.
   * Aborting the signal ends one.
   */
  preview(
    family: string,
    patch: RubricDraft['patch'],
    { onProgress, ...options }: RubricPreviewOptions = {},
  ): ApiPromise<RubricPreview> {
    const request = { method: 'POST' as const, path: ['rubrics', family, 'preview'], body: { patch } }
    return onProgress
      ? apiPromise(this.#preview(request, onProgress, options))
      : this.#send.request(request, options)
  }

  /** Publishes a new version, effective immediately. */
  publish(
    family: string,
    patch: RubricDraft['patch'],
    publication: RubricPublishOptions = {},
    options?: RequestOptions,
  ): ApiPromise<RubricDetails> {
    const body = { ...publication, patch }
    return this.#send.request(
      { method: 'POST', path: ['rubrics', family, 'versions'], body, isRepeatable: false },
      options,
    )
  }

  /** Restores an earlier version. 0 is the release's rubric. */
  activate(family: string, version: number, options?: RequestOptions): ApiPromise<RubricDetails> {
    return this.#send.request(
      { method: 'PUT', path: ['rubrics', family, 'active'], body: { version } },
      options,
    )
  }

  /** The last line of the stream is the result. */
  async #preview(
    request: ApiRequest,
    onProgress: (progress: RubricPreviewProgress) => void,
    options: RequestOptions,
  ): Promise<ApiResponse<RubricPreview>> {
    const headers = { accept: 'application/x-ndjson' }
    const response = await openStream(this.#send, { ...request, headers }, options).withResponse()
    for await (const progress of readLines<RubricPreviewProgress>(response.data, options.signal)) {
      if (progress.preview) return { ...response, data: progress.preview }
      onProgress(progress)
    }
    throw new EndcapError.Network({ code: 'NETWORK_ERROR', message: 'the preview has ended early' })
  }
}
