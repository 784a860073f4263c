import type { ApiPromise } from '../api-promise.ts'
import type {
  NewShopConnection,
  NewShopPush,
  ShopConnection,
  ShopConnectionPage,
  ShopPush,
  ShopPushPage,
} from '../contract.ts'
import { List } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

/** Gives products of a shop the images of PDPs. */
export class Shops {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Connects a shop. The token is never returned. */
  connect(connection: NewShopConnection, options?: RequestOptions): ApiPromise<ShopConnection> {
    return this.#send.request({ method: 'POST', path: [CONNECTIONS], body: connection }, options)
  }

  /** Oldest first. */
  connections(options?: RequestOptions): ApiPromise<ShopConnectionPage> {
    return this.#send.request({ path: [CONNECTIONS] }, options)
  }

  /** Deletes the token and the pushes. Changes no product. */
  disconnect(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: [CONNECTIONS, id] }, options)
  }

  /** Plans a push, which changes nothing before a person confirms it. */
  plan(push: NewShopPush, options?: RequestOptions): ApiPromise<ShopPush> {
    return this.#send.request({ method: 'POST', path: [PUSHES], body: push }, options)
  }

  /** Newest first. `limit` is the page size. */
  pushes(
    { pdpId, limit }: { pdpId?: string | undefined; limit?: number | undefined } = {},
    options?: RequestOptions,
  ): List<ShopPush> {
    return new List((cursor) =>
      this.#send.request<ShopPushPage>({ path: [PUSHES], query: { pdp_id: pdpId, limit, cursor } }, options),
    )
  }

  get(id: string, options?: RequestOptions): ApiPromise<ShopPush> {
    return this.#send.request({ path: [PUSHES, id] }, options)
  }

  /** Starts a push. Refused unless the token is that of a person. */
  confirm(id: string, options?: RequestOptions): ApiPromise<ShopPush> {
    return this.#send.request({ method: 'POST', path: [PUSHES, id, 'confirm'] }, options)
  }

  /** Restores the set before the push. `force`: although the shop has changed since. */
  rollBack(id: string, { force = false } = {}, options?: RequestOptions): ApiPromise<ShopPush> {
    return this.#send.request({ method: 'POST', path: [PUSHES, id, 'rollback'], body: { force } }, options)
  }
}

const CONNECTIONS = 'shop-connections'
const PUSHES = 'shop-pushes'
