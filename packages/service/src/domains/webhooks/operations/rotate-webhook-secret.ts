import { WEBHOOK_ENDPOINT_EXAMPLE, WEBHOOK_SECRET_EXAMPLE, webhookEndpointWithSecret } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { ignoreBodies } from '../../../platform/http/request-bodies.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { ManageEndpoints } from '../manage-endpoints.ts'
import { presentEndpoint } from '../present-webhooks.ts'
import { endpointPath } from './shared/webhook-paths.ts'

const EXAMPLE = {
  ...WEBHOOK_ENDPOINT_EXAMPLE,
  previous_secret_expires_at: '2026-11-22T08:00:00.000Z',
  secret: WEBHOOK_SECRET_EXAMPLE,
}

/** Returns the operation `POST /v1/webhook-endpoints/{webhook_endpoint_id}/rotate-secret`. */
export const rotateWebhookSecretOperation =
  ({ endpoints }: { endpoints: ManageEndpoints }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    ignoreBodies(server)
    server.post('/v1/webhook-endpoints/:webhook_endpoint_id/rotate-secret', {
      ...operation({
        id: 'rotateWebhookSecret',
        tag: 'Webhooks',
        summary: 'Replace the secret of a webhook endpoint',
        description:
          'Deliveries are signed with both secrets for 24 hours. Another rotation within that time ends the oldest.',
        request: { params: endpointPath },
        isConditional: false,
        answers: {
          200: {
            description: 'The endpoint with its new secret',
            schema: webhookEndpointWithSecret,
            example: EXAMPLE,
          },
        },
        // Returned for a compressed body. Any other body is ignored.
        errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'UNSUPPORTED_MEDIA_TYPE'],
        malformedPath: 'WEBHOOK_ENDPOINT_NOT_FOUND',
      }),
      handler: async (request) => {
        const { organizationId } = callerOf(request)
        const { endpoint, secret } = await endpoints.rotate(
          organizationId,
          request.params.webhook_endpoint_id,
        )
        return { ...presentEndpoint(endpoint), secret }
      },
    })
  }
