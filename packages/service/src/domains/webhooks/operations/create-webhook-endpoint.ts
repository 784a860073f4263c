import {
  newWebhookEndpoint,
  WEBHOOK_ENDPOINT_EXAMPLE,
  WEBHOOK_SECRET_EXAMPLE,
  webhookEndpointWithSecret,
} from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { ManageEndpoints } from '../manage-endpoints.ts'
import { presentEndpoint } from '../present-webhooks.ts'

/** Returns the operation `POST /v1/webhook-endpoints`. */
export const createWebhookEndpointOperation =
  ({ endpoints }: { endpoints: ManageEndpoints }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.post('/v1/webhook-endpoints', {
      ...operation({
        id: 'createWebhookEndpoint',
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
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { endpoint, secret } = await endpoints.create(
          organizationId,
          request.body,
          clientAbortSignal(reply),
        )
        request.logFields['webhook_endpoint_id'] = endpoint.id
        reply.code(201)
        return { ...presentEndpoint(endpoint), secret }
      },
    })
  }
