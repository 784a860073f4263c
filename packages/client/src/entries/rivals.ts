import type { ApiPromise } from '../api-promise.ts'
import type { NewRivalSet, RivalComparison, RivalSet, RivalSetChange, RivalSetPage } from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** A picture of yours to compare in the place of the main image. */
export type OtherMainImage = { imageId?: string | undefined; uploadId?: string | undefined }

/** Listings of others as benchmarks. */
export class Rivals {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** All sets on one page, by name. */
  list(options?: RequestOptions): ApiPromise<RivalSetPage> {
    return this.#send.request({ path: [PATH] }, options)
  }

  /** Makes a set. Poll with `get` until `reading` is 0. */
  create(set: NewRivalSet, options?: RequestOptions): ApiPromise<RivalSet> {
    return this.#send.request({ method: 'POST', path: [PATH], body: set }, options)
  }

  get(id: string, options?: RequestOptions): ApiPromise<RivalSet> {
    return this.#send.request({ path: [PATH, id] }, options)
  }

  /** Changes the given fields. Rivals that stay keep what was read. */
  change(id: string, change: RivalSetChange, options?: RequestOptions): ApiPromise<RivalSet> {
    return this.#send.request({ method: 'PATCH', path: [PATH, id], body: change }, options)
  }

  delete(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: [PATH, id] }, options)
  }

  /** Reads all pages again soon. */
  read(id: string, options?: RequestOptions): ApiPromise<RivalSet> {
    return this.#send.request({ method: 'POST', path: [PATH, id, 'read'] }, options)
  }

  /** Compares a PDP with the rivals that were read. */
  compare(
    id: string,
    pdpId: string,
    { imageId, uploadId }: OtherMainImage = {},
    options?: RequestOptions,
  ): ApiPromise<RivalComparison> {
    const query = { pdp_id: pdpId, image_id: imageId, upload_id: uploadId }
    return this.#send.request({ path: [PATH, id, 'comparison'], query }, options)
  }
}

const PATH = 'rival-sets'
