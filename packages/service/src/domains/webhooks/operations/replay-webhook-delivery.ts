import { WEBHOOK_DELIVERY_EXAMPLE, webhookDelivery } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { ignoreBodies } from '../../../platform/http/request-bodies.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { Quota } from '../../organizations/quota.ts'
import type { ManageEndpoints } from '../manage-endpoints.ts'
import { presentDelivery } from '../present-webhooks.ts'
import { deliveryPath } from './shared/webhook-paths.ts'

/** Returns the operation `POST /v1/webhook-endpoints/{webhook_endpoint_id}/deliveries/{event_id}/replay`. */
export const replayWebhookDeliveryOperation =
  ({ endpoints, quota }: { endpoints: ManageEndpoints; quota: Quota }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    ignoreBodies(server)
    server.post('/v1/webhook-endpoints/:webhook_endpoint_id/deliveries/:event_id/replay', {
      ...operation({
        id: 'replayWebhookDelivery',
        tag: 'Webhooks',
        summary: 'Send an event again',
        description: 'Sends it at once with the same `webhook-id`, whether it was delivered or not.',
        request: { params: deliveryPath },
        answers: {
          202: {
            description: 'On its way',
            schema: webhookDelivery,
            example: { ...WEBHOOK_DELIVERY_EXAMPLE, attempts: 0 },
          },
        },
        // Returned for a compressed body. Any other body is ignored.
        errors: [
          'WEBHOOK_ENDPOINT_NOT_FOUND',
          'WEBHOOK_DELIVERY_NOT_FOUND',
          'WEBHOOK_ENDPOINT_DISABLED',
          'UNSUPPORTED_MEDIA_TYPE',
          'QUOTA_EXCEEDED',
        ],
        malformedPath: 'WEBHOOK_DELIVERY_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { webhook_endpoint_id: id, event_id: eventId } = request.params
        await quota.countWebhookCall(organizationId)
        reply.code(202)
        return presentDelivery(await endpoints.replay(organizationId, id, eventId))
      },
    })
  }
