import type { ApiPromise } from '../api-promise.ts'
import type { PdpRescored, TrashedPdp } from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** `limit` is the page size. */
export type TrashListParams = { limit?: number | undefined }

/** PDPs that were deleted in the last 30 days. */
export class Trash {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Newest deletion first. */
  list(params: TrashListParams = {}, options?: RequestOptions): List<TrashedPdp> {
    return new List((cursor) =>
      this.#send.request<Page<TrashedPdp>>({ path: ['trash'], query: { ...params, cursor } }, options),
    )
  }

  /** Brings a PDP back with its images and history, and scores it again. */
  restore(pdpId: string, options?: RequestOptions): ApiPromise<PdpRescored> {
    return this.#send.request({ method: 'POST', path: ['trash', pdpId, 'restore'] }, options)
  }

  /** Deletes a PDP of the trash for good. */
  delete(pdpId: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: ['trash', pdpId] }, options)
  }
}
