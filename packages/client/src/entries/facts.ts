import { type ApiPromise, mapData } from '../api-promise.ts'
import type { CustomFacts, CustomFactsList, CustomFactsRequest, CustomFactsResult } from '../contract.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

export type CustomFactsOptions = {
  /** The version that is replaced or deleted, 0 for none. Another one is a conflict. */
  expectedVersion?: number | undefined
}

/** Your own numbers, texts and flags about images, which factors of your rubrics read. */
export class Facts {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Replaces the facts of a namespace. Returns the new scores of the listings that they concern. */
  put(
    imageId: string,
    namespace: string,
    facts: CustomFactsRequest['facts'],
    { expectedVersion }: CustomFactsOptions = {},
    options?: RequestOptions,
  ): ApiPromise<CustomFactsResult> {
    const body: CustomFactsRequest = { facts, expected_version: expectedVersion }
    return this.#send.request({ method: 'PUT', path: ['images', imageId, 'facts', namespace], body }, options)
  }

  get(imageId: string, namespace: string, options?: RequestOptions): ApiPromise<CustomFacts> {
    return this.#send.request({ path: ['images', imageId, 'facts', namespace] }, options)
  }

  /** Lists all namespaces of an image. */
  list(imageId: string, options?: RequestOptions): ApiPromise<CustomFacts[]> {
    const page = this.#send.request<CustomFactsList>({ path: ['images', imageId, 'facts'] }, options)
    return mapData(page, ({ data }) => data)
  }

  delete(
    imageId: string,
    namespace: string,
    { expectedVersion }: CustomFactsOptions = {},
    options?: RequestOptions,
  ): ApiPromise<void> {
    const query = { expectedVersion }
    return this.#send.request(
      { method: 'DELETE', path: ['images', imageId, 'facts', namespace], query },
      options,
    )
  }
}
