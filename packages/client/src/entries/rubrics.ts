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

/** Comment and expected version of a publication. */
export type RubricPublishOptions = Omit<RubricPublication, 'patch'>

export type RubricPreviewOptions = RequestOptions & {
  /** Called with the number of listings that have been scored. */
  onProgress?: ((progress: RubricPreviewProgress) => void) | undefined
}

/** The rules of the scores. Families are named as in addresses, such as `food-and-drink`. */
export class Rubrics {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Lists the families of categories with the version that scores each. */
  list(options?: RequestOptions): ApiPromise<RubricSummary[]> {
    const page = this.#send.request<{ data: RubricSummary[] }>({ path: ['rubrics'] }, options)
    return mapData(page, ({ data }) => data)
  }

  /** Reads the rubric of a family with its versions. */
  get(family: string, options?: RequestOptions): ApiPromise<RubricDetails> {
    return this.#send.request({ path: ['rubrics', family] }, options)
  }

  /**
   * Scores the stored listings by a changed rubric, and changes nothing. Your organization's previews run one at a time,
   * and one whose signal aborts ends.
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

  /** Publishes a changed rubric as a new version, which is in force at once. */
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

  /** Puts an earlier version in force again. 0 is the rubric of the release. */
  activate(family: string, version: number, options?: RequestOptions): ApiPromise<RubricDetails> {
    return this.#send.request(
      { method: 'PUT', path: ['rubrics', family, 'active'], body: { version } },
      options,
    )
  }

  /** Reads a preview as a stream of lines, of which the last has the result. */
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
