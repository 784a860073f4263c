import type { ApiPromise } from '../api-promise.ts'
import type {
  BulkChange,
  BulkChangeItem,
  BulkChangeRequest,
  BulkChangeStart,
  BulkItemStatus,
  PdpListParams,
} from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** `limit` is the page size. */
export type BulkChangeListParams = { limit?: number | undefined }

export type BulkChangeItemParams = BulkChangeListParams & { status?: BulkItemStatus | undefined }

export type BulkFilters = Omit<PdpListParams, 'cursor' | 'limit' | 'sort'>

/** Changes of many PDPs, with undo. */
export class BulkChanges {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Changes the PDPs that meet all filters. With `start: false` it only plans. */
  create(
    change: BulkChangeRequest,
    filters: BulkFilters = {},
    options?: RequestOptions,
  ): ApiPromise<BulkChange> {
    return this.#send.request(
      { method: 'POST', path: ['bulk-changes'], query: { ...filters }, body: change },
      options,
    )
  }

  /** Newest first. */
  list(params: BulkChangeListParams = {}, options?: RequestOptions): List<BulkChange> {
    return new List((cursor) =>
      this.#send.request<Page<BulkChange>>({ path: ['bulk-changes'], query: { ...params, cursor } }, options),
    )
  }

  get(id: string, options?: RequestOptions): ApiPromise<BulkChange> {
    return this.#send.request({ path: ['bulk-changes', id] }, options)
  }

  items(id: string, params: BulkChangeItemParams = {}, options?: RequestOptions): List<BulkChangeItem> {
    return new List((cursor) =>
      this.#send.request<Page<BulkChangeItem>>(
        { path: ['bulk-changes', id, 'items'], query: { ...params, cursor } },
        options,
      ),
    )
  }

  /** Applies what is planned, except for PDPs that are left out. */
  start(id: string, start: BulkChangeStart = {}, options?: RequestOptions): ApiPromise<BulkChange> {
    return this.#send.request({ method: 'POST', path: ['bulk-changes', id, 'start'], body: start }, options)
  }

  /** Restores the PDPs that have not changed since. */
  undo(id: string, options?: RequestOptions): ApiPromise<BulkChange> {
    return this.#send.request({ method: 'POST', path: ['bulk-changes', id, 'undo'] }, options)
  }
}
