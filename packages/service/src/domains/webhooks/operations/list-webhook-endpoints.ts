import { WEBHOOK_ENDPOINT_EXAMPLE, webhookEndpointPage } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { listEndpoints } from '../endpoint-store.ts'
import { presentEndpoint } from '../present-webhooks.ts'

/** Returns the operation `GET /v1/webhook-endpoints`. */
export const listWebhookEndpointsOperation =
  ({ db }: { db: Db }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/webhook-endpoints', {
      ...operation({
        id: 'listWebhookEndpoints',
        tag: 'Webhooks',
        summary: 'List the webhook endpoints',
        description: 'Returns all of them on one page, without their secrets.',
        answers: {
          200: {
            description: 'The endpoints, the oldest first',
            schema: webhookEndpointPage,
            example: { data: [WEBHOOK_ENDPOINT_EXAMPLE], has_more: false, next_cursor: null },
          },
        },
      }),
      handler: async (request, reply) => {
        const data = (await listEndpoints(db, callerOf(request).organizationId)).map(presentEndpoint)
        return sendConditional(request, reply, represent({ data, has_more: false, next_cursor: null }))
      },
    })
  }
