import type { EventType, WebhookDelivery, WebhookEndpoint } from '@endcap/api'
import type { Delivery } from './delivery-store.ts'
import type { Endpoint } from './endpoint-store.ts'

/** Presents an endpoint as in the API. */
export function presentEndpoint(endpoint: Endpoint): WebhookEndpoint {
  return {
    webhook_endpoint_id: endpoint.id,
    url: endpoint.url,
    // The schema has validated the types.
    types: endpoint.types as EventType[] | null,
    description: endpoint.description,
    leaves_out_releases: endpoint.leaves_out_releases,
    enabled: endpoint.disabled_reason === null,
    disabled_reason: endpoint.disabled_reason,
    failing_since: endpoint.failing_since?.toISOString() ?? null,
    previous_secret_expires_at: endpoint.previous_secret_expires_at?.toISOString() ?? null,
    created_at: endpoint.created_at.toISOString(),
    updated_at: endpoint.updated_at.toISOString(),
  }
}

/** Presents a delivery as in the API. */
export function presentDelivery(delivery: Delivery): WebhookDelivery {
  return {
    event_id: delivery.event_id,
    event_type: delivery.event_type as EventType,
    status: delivery.status,
    attempts: delivery.attempts,
    response_status: delivery.response_status,
    error: delivery.error,
    last_attempt_at: delivery.last_attempt_at?.toISOString() ?? null,
    next_attempt_at: delivery.status === 'pending' ? delivery.next_attempt_at.toISOString() : null,
    created_at: delivery.created_at.toISOString(),
  }
}
