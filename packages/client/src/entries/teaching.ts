import type { ApiPromise } from '../api-promise.ts'
import type { TeachingResult, TeachingState } from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** The asset types that Endcap learns from your corrections. */
export class Teaching {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Reads what was learned, how good it is, and the images whose answers are worth most. */
  get(options?: RequestOptions): ApiPromise<TeachingState> {
    return this.#send.request({ path: ['teaching'] }, options)
  }

  /** Returns what would change if what was learned were used, and changes nothing. */
  preview(options?: RequestOptions): ApiPromise<TeachingResult> {
    return this.#send.request(
      { method: 'POST', path: ['teaching', 'versions'], body: { use: false } },
      options,
    )
  }

  /** Uses what was learned. Stored listings are scored again within minutes. */
  use(options?: RequestOptions): ApiPromise<TeachingResult> {
    return this.#send.request(
      { method: 'POST', path: ['teaching', 'versions'], body: { use: true }, isRepeatable: false },
      options,
    )
  }

  /** Forgets a version. The one before is in force then. */
  forget(versionId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: ['teaching', 'versions', versionId] }, options)
  }
}
