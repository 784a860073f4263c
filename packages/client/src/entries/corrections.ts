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

/** Parameters of a list of corrections. `limit` is the number of rows of a page. */
export type CorrectionListParams = {
  /** Limits the list to the content of an image. */
  imageId?: string | undefined
  kind?: Correction['kind'] | undefined
  /** True for corrections that count now, false for those that were revoked or replaced. */
  inForce?: boolean | undefined
  limit?: number | undefined
}

/** People's word against what was measured. */
export class Corrections {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Corrects what was measured on an image. The result has the new scores of its listings. */
  create(correction: CorrectionRequest, options?: RequestOptions): ApiPromise<CorrectionResult> {
    return this.#send.request({ method: 'POST', path: ['corrections'], body: correction }, options)
  }

  /** Sets the category of up to 500 listings that meet the filters. Repeat it while `has_more` is true. */
  setCategories(
    filters: PdpStatisticsParams,
    change: PdpsChange,
    options?: RequestOptions,
  ): ApiPromise<PdpsChangeResult> {
    return this.#send.request({ method: 'PATCH', path: ['pdps'], query: filters, body: change }, options)
  }

  /** Lists corrections, the newest first. */
  list({ inForce, ...params }: CorrectionListParams = {}, options?: RequestOptions): List<Correction> {
    const query = { ...params, inForce: inForce === undefined ? undefined : String(inForce) }
    return new List((cursor) =>
      this.#send.request<Page<Correction>>({ path: ['corrections'], query: { ...query, cursor } }, options),
    )
  }

  /** Revokes a correction, so that what was measured counts again. */
  revoke(correctionId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: ['corrections', correctionId] }, options)
  }
}
