import { z } from 'zod'
import {
  WEBHOOK_DELIVERY_EXAMPLE,
  WEBHOOK_ENDPOINT_EXAMPLE,
  WEBHOOK_SECRET_EXAMPLE,
} from '../examples/examples.ts'
import { EXAMPLE_IDS } from '../examples/ids.ts'
import { defineOperation } from '../openapi/operation.ts'
import { uuidInPath } from '../schemas/fields.ts'
import {
  newWebhookEndpoint,
  webhookDelivery,
  webhookDeliveryPage,
  webhookDeliveryQuery,
  webhookEndpoint,
  webhookEndpointChange,
  webhookEndpointPage,
  webhookEndpointWithSecret,
} from '../schemas/webhooks.ts'
import { pageOf } from './shared.ts'

const endpointId = { webhook_endpoint_id: uuidInPath(EXAMPLE_IDS.endpoint) }
const endpointPath = z.object(endpointId)
const deliveryPath = z.object({ ...endpointId, event_id: uuidInPath(EXAMPLE_IDS.event) })

const TEST_EXAMPLE = {
  ...WEBHOOK_DELIVERY_EXAMPLE,
  event_type: 'webhook.test',
  attempts: 0,
  response_status: null,
  error: null,
  last_attempt_at: null,
}
const ROTATED_EXAMPLE = {
  ...WEBHOOK_ENDPOINT_EXAMPLE,
  previous_secret_expires_at: '2026-11-22T08:00:00.000Z',
  secret: WEBHOOK_SECRET_EXAMPLE,
}

export const createWebhookEndpoint = defineOperation({
  id: 'createWebhookEndpoint',
  method: 'POST',
  path: '/v1/webhook-endpoints',
  tag: 'Webhooks',
  isIdempotent: true,
  summary: 'Create a webhook endpoint',
  description:
    'The address is called with every event from now on, signed according to Standard Webhooks 1.0 with the ' +
    '`secret` of the answer. An organization has at most 20 endpoints.',
  request: { body: newWebhookEndpoint },
  answers: {
    201: {
      description: 'Created',
      schema: webhookEndpointWithSecret,
      example: { ...WEBHOOK_ENDPOINT_EXAMPLE, secret: WEBHOOK_SECRET_EXAMPLE },
    },
  },
  errors: ['WEBHOOK_URL_REFUSED', 'TOO_MANY_WEBHOOK_ENDPOINTS', 'VALIDATION_ERROR'],
})

export const listWebhookEndpoints = defineOperation({
  id: 'listWebhookEndpoints',
  method: 'GET',
  path: '/v1/webhook-endpoints',
  tag: 'Webhooks',
  summary: 'List the webhook endpoints',
  description: 'Returns all of them on one page, without their secrets.',
  answers: {
    200: {
      description: 'The endpoints, the oldest first',
      schema: webhookEndpointPage,
      example: pageOf(WEBHOOK_ENDPOINT_EXAMPLE),
    },
  },
})

export const getWebhookEndpoint = defineOperation({
  id: 'getWebhookEndpoint',
  method: 'GET',
  path: '/v1/webhook-endpoints/{webhook_endpoint_id}',
  tag: 'Webhooks',
  summary: 'Read a webhook endpoint',
  description: 'Returns its settings and whether events are sent to it. The secret is not returned.',
  request: { params: endpointPath },
  answers: {
    200: { description: 'The endpoint', schema: webhookEndpoint, example: WEBHOOK_ENDPOINT_EXAMPLE },
  },
  errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  malformedPath: 'WEBHOOK_ENDPOINT_NOT_FOUND',
})

export const changeWebhookEndpoint = defineOperation({
  id: 'changeWebhookEndpoint',
  method: 'PATCH',
  path: '/v1/webhook-endpoints/{webhook_endpoint_id}',
  tag: 'Webhooks',
  summary: 'Change, disable or enable a webhook endpoint',
  description:
    'Fields that are left out stay. While an endpoint is disabled, nothing is sent to it and nothing is lost: ' +
    'when it is enabled again, it receives what has happened meanwhile, up to 30 days.',
  request: { params: endpointPath, body: webhookEndpointChange },
  answers: {
    200: { description: 'The endpoint', schema: webhookEndpoint, example: WEBHOOK_ENDPOINT_EXAMPLE },
  },
  errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_URL_REFUSED', 'VALIDATION_ERROR'],
  malformedPath: 'WEBHOOK_ENDPOINT_NOT_FOUND',
})

export const deleteWebhookEndpoint = defineOperation({
  id: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: '/v1/webhook-endpoints/{webhook_endpoint_id}',
  tag: 'Webhooks',
  summary: 'Delete a webhook endpoint',
  description: 'Deletes it with its deliveries. Attempts that are running may still arrive.',
  request: { params: endpointPath },
  answers: { 204: { description: 'Deleted' } },
  errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  malformedPath: 'WEBHOOK_ENDPOINT_NOT_FOUND',
})

export const testWebhookEndpoint = defineOperation({
  id: 'testWebhookEndpoint',
  method: 'POST',
  path: '/v1/webhook-endpoints/{webhook_endpoint_id}/test',
  tag: 'Webhooks',
  summary: 'Send a test event to a webhook endpoint',
  description:
    'Sends `webhook.test` within about a second, whatever the types of the endpoint. Its deliveries have the result.',
  request: { params: endpointPath },
  ignoresBody: true,
  answers: { 202: { description: 'On its way', schema: webhookDelivery, example: TEST_EXAMPLE } },
  errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED', 'QUOTA_EXCEEDED'],
  malformedPath: 'WEBHOOK_ENDPOINT_NOT_FOUND',
})

export const rotateWebhookSecret = defineOperation({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v1/webhook-endpoints/{webhook_endpoint_id}/rotate-secret',
  tag: 'Webhooks',
  summary: 'Replace the secret of a webhook endpoint',
  description:
    'Deliveries are signed with both secrets for 24 hours. Another rotation within that time ends the oldest.',
  request: { params: endpointPath },
  ignoresBody: true,
  answers: {
    200: {
      description: 'The endpoint with its new secret',
      schema: webhookEndpointWithSecret,
      example: ROTATED_EXAMPLE,
    },
  },
  errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  malformedPath: 'WEBHOOK_ENDPOINT_NOT_FOUND',
})

export const listWebhookDeliveries = defineOperation({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/v1/webhook-endpoints/{webhook_endpoint_id}/deliveries',
  tag: 'Webhooks',
  summary: 'List the deliveries of a webhook endpoint',
  description: 'Returns the deliveries of 30 days, the newest event first, with their last result.',
  request: { params: endpointPath, query: webhookDeliveryQuery },
  answers: {
    200: {
      description: 'A page of deliveries',
      schema: webhookDeliveryPage,
      example: pageOf(WEBHOOK_DELIVERY_EXAMPLE),
    },
  },
  errors: ['INVALID_CURSOR', 'WEBHOOK_ENDPOINT_NOT_FOUND', 'VALIDATION_ERROR'],
  malformedPath: 'WEBHOOK_ENDPOINT_NOT_FOUND',
})

export const replayWebhookDelivery = defineOperation({
  id: 'replayWebhookDelivery',
  method: 'POST',
  path: '/v1/webhook-endpoints/{webhook_endpoint_id}/deliveries/{event_id}/replay',
  tag: 'Webhooks',
  summary: 'Send an event again',
  description: 'Sends it at once with the same `webhook-id`, whether it was delivered or not.',
  request: { params: deliveryPath },
  ignoresBody: true,
  answers: {
    202: {
      description: 'On its way',
      schema: webhookDelivery,
      example: { ...WEBHOOK_DELIVERY_EXAMPLE, attempts: 0 },
    },
  },
  errors: [
    'WEBHOOK_ENDPOINT_NOT_FOUND',
    'WEBHOOK_DELIVERY_NOT_FOUND',
    'WEBHOOK_ENDPOINT_DISABLED',
    'QUOTA_EXCEEDED',
  ],
  malformedPath: 'WEBHOOK_DELIVERY_NOT_FOUND',
})
