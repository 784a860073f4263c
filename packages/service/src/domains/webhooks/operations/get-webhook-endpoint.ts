import { WEBHOOK_ENDPOINT_EXAMPLE, webhookEndpoint } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { findEndpoint } from '../endpoint-store.ts'
import { presentEndpoint } from '../present-webhooks.ts'
import { endpointPath } from './shared/webhook-paths.ts'

/** Returns the operation `GET /v1/webhook-endpoints/{webhook_endpoint_id}`. */
export const getWebhookEndpointOperation =
  ({ db }: { db: Db }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/webhook-endpoints/:webhook_endpoint_id', {
      ...operation({
        id: 'getWebhookEndpoint',
        tag: 'Webhooks',
        summary: 'Read a webhook endpoint',
        description: 'Returns its settings and whether events are sent to it. The secret is not returned.',
        request: { params: endpointPath },
        answers: {
          200: { description: 'The endpoint', schema: webhookEndpoint, example: WEBHOOK_ENDPOINT_EXAMPLE },
        },
        errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
        malformedPath: 'WEBHOOK_ENDPOINT_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const endpoint = await findEndpoint(db, organizationId, request.params.webhook_endpoint_id)
        return sendConditional(request, reply, represent(presentEndpoint(endpoint)))
      },
    })
  }
