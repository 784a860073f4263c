import type { ApiPromise } from '../api-promise.ts'
import type {
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointChange,
  WebhookEndpointPage,
  WebhookEndpointWithSecret,
} from '../contract.ts'
import { List } from '../list.ts'
import type { Send } from '../resources/send.ts'
import type { RequestOptions } from '../transport.ts'

export class WebhookEndpoints {
  readonly #send: Send

  constructor(endcap: { readonly send: Send }) {
    this.#send = endcap.send
  }

  /** Creates an endpoint. The `secret` is returned only once. */
  create(endpoint: NewWebhookEndpoint, options?: RequestOptions): ApiPromise<WebhookEndpointWithSecret> {
    // A retry could create a second endpoint.
    const request = { method: 'POST', path: [PATH], body: endpoint, isRepeatable: false } as const
    return this.#send.request(request, options)
  }

  /** Oldest first. */
  list(options?: RequestOptions): ApiPromise<WebhookEndpointPage> {
    return this.#send.request({ path: [PATH] }, options)
  }

  get(id: string, options?: RequestOptions): ApiPromise<WebhookEndpoint> {
    return this.#send.request({ path: [PATH, id] }, options)
  }

  /** Changes the given fields. `enabled: true` re-enables an endpoint. */
  update(id: string, change: WebhookEndpointChange, options?: RequestOptions): ApiPromise<WebhookEndpoint> {
    return this.#send.request({ method: 'PATCH', path: [PATH, id], body: change }, options)
  }

  delete(id: string, options?: RequestOptions): ApiPromise<void> {
    return this.#send.request({ method: 'DELETE', path: [PATH, id] }, options)
  }

  /** Sends a test event. */
  test(id: string, options?: RequestOptions): ApiPromise<WebhookDelivery> {
    return this.#send.request({ method: 'POST', path: [PATH, id, 'test'], isRepeatable: false }, options)
  }

  /** Replaces the secret. The old one also signs for 24 hours. */
  rotateSecret(id: string, options?: RequestOptions): ApiPromise<WebhookEndpointWithSecret> {
    const path = [PATH, id, 'rotate-secret']
    return this.#send.request({ method: 'POST', path, isRepeatable: false }, options)
  }

  /** Lists 30 days of deliveries, newest event first. */
  deliveries(
    id: string,
    { limit }: { limit?: number | undefined } = {},
    options?: RequestOptions,
  ): List<WebhookDelivery> {
    return new List((cursor) =>
      this.#send.request({ path: [PATH, id, 'deliveries'], query: { limit, cursor } }, options),
    )
  }

  /** Sends an event again. */
  replay(id: string, eventId: string, options?: RequestOptions): ApiPromise<WebhookDelivery> {
    const path = [PATH, id, 'deliveries', eventId, 'replay']
    return this.#send.request({ method: 'POST', path, isRepeatable: false }, options)
  }
}

const PATH = 'webhook-endpoints'
