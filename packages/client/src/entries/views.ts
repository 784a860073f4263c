import type { ApiPromise } from '../api-promise.ts'
import type { NewView, View, ViewChange, ViewPage } from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** Saved views of the list of PDPs. */
export class Views {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Shared views and own ones, by name. */
  list(options?: RequestOptions): ApiPromise<ViewPage> {
    return this.#send.request({ path: [PATH] }, options)
  }

  /** Saves filters, order, layout and columns. */
  create(view: NewView, options?: RequestOptions): ApiPromise<View> {
    // A retry could save a second view.
    return this.#send.request({ method: 'POST', path: [PATH], body: view, isRepeatable: false }, options)
  }

  /** Changes the given fields. */
  update(id: string, change: ViewChange, options?: RequestOptions): ApiPromise<View> {
    return this.#send.request({ method: 'PATCH', path: [PATH, id], body: change }, options)
  }

  delete(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: [PATH, id] }, options)
  }
}

const PATH = 'views'
