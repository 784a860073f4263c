import type { ApiPromise } from '../api-promise.ts'
import type {
  Correction,
  CorrectionRequest,
  CorrectionResult,
  PdpStatisticsParams,
  PdpsChange,
  PdpsChangeResult,
} from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** `limit` is the page size. */
export type CorrectionListParams = {
  imageId?: string | undefined
  kind?: Correction['kind'] | undefined
  /** False for revoked or replaced corrections. */
  inForce?: boolean | undefined
  limit?: number | undefined
}

/** People's corrections of measured facts. */
export class Corrections {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Corrects a fact of an image. Returns the new scores of its listings. */
  create(correction: CorrectionRequest, options?: RequestOptions): ApiPromise<CorrectionResult> {
    return this.#send.request({ method: 'POST', path: ['corrections'], body: correction }, options)
  }

  /** Sets the category of up to 500 filtered listings. Repeat while `has_more` is true. */
  setCategories(
    filters: PdpStatisticsParams,
    change: PdpsChange,
    options?: RequestOptions,
  ): ApiPromise<PdpsChangeResult> {
    return this.#send.request({ method: 'PATCH', path: ['pdps'], query: filters, body: change }, options)
  }

  /** Newest first. */
  list({ inForce, ...params }: CorrectionListParams = {}, options?: RequestOptions): List<Correction> {
    const query = { ...params, inForce: inForce === undefined ? undefined : String(inForce) }
    return new List((cursor) =>
      this.#send.request<Page<Correction>>({ path: ['corrections'], query: { ...query, cursor } }, options),
    )
  }

  /** Restores what was measured. */
  revoke(correctionId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: ['corrections', correctionId] }, options)
  }
}
