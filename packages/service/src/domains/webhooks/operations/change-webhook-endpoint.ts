import { WEBHOOK_ENDPOINT_EXAMPLE, webhookEndpoint, webhookEndpointChange } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { ManageEndpoints } from '../manage-endpoints.ts'
import { presentEndpoint } from '../present-webhooks.ts'
import { endpointPath } from './shared/webhook-paths.ts'

/** Returns the operation `PATCH /v1/webhook-endpoints/{webhook_endpoint_id}`. */
export const changeWebhookEndpointOperation =
  ({ endpoints }: { endpoints: ManageEndpoints }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.patch('/v1/webhook-endpoints/:webhook_endpoint_id', {
      ...operation({
        id: 'changeWebhookEndpoint',
        tag: 'Webhooks',
        summary: 'Change, disable or enable a webhook endpoint',
        description:
          'Fields that are left out stay. While an endpoint is disabled, nothing is sent to it and nothing is lost: ' +
          'when it is enabled again, it receives what has happened meanwhile, up to 30 days.',
        request: { params: endpointPath, body: webhookEndpointChange },
        isConditional: false,
        answers: {
          200: { description: 'The endpoint', schema: webhookEndpoint, example: WEBHOOK_ENDPOINT_EXAMPLE },
        },
        errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_URL_REFUSED', 'VALIDATION_ERROR'],
        malformedPath: 'WEBHOOK_ENDPOINT_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { webhook_endpoint_id: id } = request.params
        return presentEndpoint(
          await endpoints.change(organizationId, id, request.body, clientAbortSignal(reply)),
        )
      },
    })
  }
