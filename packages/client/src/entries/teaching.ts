import type { ApiPromise } from '../api-promise.ts'
import type { TeachingResult, TeachingState } from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** Asset types learned from your corrections. */
export class Teaching {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Returns what was learned, its quality, and the images most worth labeling. */
  get(options?: RequestOptions): ApiPromise<TeachingState> {
    return this.#send.request({ path: ['teaching'] }, options)
  }

  /** Returns the effects of `use` without applying it. */
  preview(options?: RequestOptions): ApiPromise<TeachingResult> {
    return this.#send.request(
      { method: 'POST', path: ['teaching', 'versions'], body: { use: false } },
      options,
    )
  }

  /** Applies what was learned. Stored listings are scored again within minutes. */
  use(options?: RequestOptions): ApiPromise<TeachingResult> {
    return this.#send.request(
      { method: 'POST', path: ['teaching', 'versions'], body: { use: true }, isRepeatable: false },
      options,
    )
  }

  /** Deletes a version and restores the previous one. */
  forget(versionId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: ['teaching', 'versions', versionId] }, options)
  }
}
