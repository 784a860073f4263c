import type { ApiPromise } from '../api-promise.ts'
import type { NewShare, Share, ShareChange, ShareWithLink } from '../contract.ts'
import { List, type Page } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** `limit` is the page size. */
export type ShareListParams = { limit?: number | undefined }

/** Links for outsiders, who need no account. */
export class Shares {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Makes a link. Its `url` is returned only once. */
  create(share: NewShare, options?: RequestOptions): ApiPromise<ShareWithLink> {
    // A retry could make a second link.
    return this.#send.request({ method: 'POST', path: [PATH], body: share, isRepeatable: false }, options)
  }

  /** Newest first. */
  list(params: ShareListParams = {}, options?: RequestOptions): List<Share> {
    return new List((cursor) =>
      this.#send.request<Page<Share>>({ path: [PATH], query: { ...params, cursor } }, options),
    )
  }

  /** Changes the end of a link. */
  update(id: string, change: ShareChange, options?: RequestOptions): ApiPromise<Share> {
    return this.#send.request({ method: 'PATCH', path: [PATH, id], body: change }, options)
  }

  /** Gives a link another address. The one before ends. */
  rotateSecret(id: string, options?: RequestOptions): ApiPromise<ShareWithLink> {
    const path = [PATH, id, 'rotate-secret']
    return this.#send.request({ method: 'POST', path, isRepeatable: false }, options)
  }

  /** Ends a link for good. */
  close(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: [PATH, id] }, options)
  }
}

const PATH = 'shares'
