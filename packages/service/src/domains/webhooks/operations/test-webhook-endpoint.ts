import { WEBHOOK_DELIVERY_EXAMPLE, webhookDelivery } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { ignoreBodies } from '../../../platform/http/request-bodies.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { Quota } from '../../organizations/quota.ts'
import type { ManageEndpoints } from '../manage-endpoints.ts'
import { presentDelivery } from '../present-webhooks.ts'
import { endpointPath } from './shared/webhook-paths.ts'

const EXAMPLE = {
  ...WEBHOOK_DELIVERY_EXAMPLE,
  event_type: 'webhook.test',
  attempts: 0,
  response_status: null,
  error: null,
  last_attempt_at: null,
}

/** Returns the operation `POST /v1/webhook-endpoints/{webhook_endpoint_id}/test`. */
export const testWebhookEndpointOperation =
  ({ endpoints, quota }: { endpoints: ManageEndpoints; quota: Quota }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    ignoreBodies(server)
    server.post('/v1/webhook-endpoints/:webhook_endpoint_id/test', {
      ...operation({
        id: 'testWebhookEndpoint',
        tag: 'Webhooks',
        summary: 'Send a test event to a webhook endpoint',
        description:
          'Sends `webhook.test` within about a second, whatever the types of the endpoint. Its deliveries have the result.',
        request: { params: endpointPath },
        answers: { 202: { description: 'On its way', schema: webhookDelivery, example: EXAMPLE } },
        // Returned for a compressed body. Any other body is ignored.
        errors: [
          'WEBHOOK_ENDPOINT_NOT_FOUND',
          'WEBHOOK_ENDPOINT_DISABLED',
          'UNSUPPORTED_MEDIA_TYPE',
          'QUOTA_EXCEEDED',
        ],
        malformedPath: 'WEBHOOK_ENDPOINT_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        await quota.countWebhookCall(organizationId)
        const delivery = await endpoints.test(organizationId, request.params.webhook_endpoint_id)
        reply.code(202)
        return presentDelivery(delivery)
      },
    })
  }
