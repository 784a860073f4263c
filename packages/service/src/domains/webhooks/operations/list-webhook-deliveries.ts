import {
  WEBHOOK_DELIVERY_EXAMPLE,
  type WebhookDeliveryPage,
  webhookDeliveryPage,
  webhookDeliveryQuery,
} from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { decodeCursor, encodeCursor } from '../../../platform/http/cursor.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { listDeliveries } from '../delivery-store.ts'
import { findEndpoint } from '../endpoint-store.ts'
import { presentDelivery } from '../present-webhooks.ts'
import { endpointPath } from './shared/webhook-paths.ts'

/** Returns the operation `GET /v1/webhook-endpoints/{webhook_endpoint_id}/deliveries`. */
export const listWebhookDeliveriesOperation =
  ({ db }: { db: Db }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/webhook-endpoints/:webhook_endpoint_id/deliveries', {
      ...operation({
        id: 'listWebhookDeliveries',
        tag: 'Webhooks',
        summary: 'List the deliveries of a webhook endpoint',
        description: 'Returns the deliveries of 30 days, the newest event first, with their last result.',
        request: { params: endpointPath, querystring: webhookDeliveryQuery },
        answers: {
          200: {
            description: 'A page of deliveries',
            schema: webhookDeliveryPage,
            example: { data: [WEBHOOK_DELIVERY_EXAMPLE], has_more: false, next_cursor: null },
          },
        },
        errors: ['INVALID_CURSOR', 'WEBHOOK_ENDPOINT_NOT_FOUND', 'VALIDATION_ERROR'],
        malformedPath: 'WEBHOOK_ENDPOINT_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { limit, cursor } = request.query
        const { id } = await findEndpoint(db, organizationId, request.params.webhook_endpoint_id)
        const scope = { organizationId, deliveriesOf: id }
        const before = cursor === undefined ? null : decodeCursor(scope, cursor).id
        const deliveries = await listDeliveries(db, id, { limit: limit + 1, before })
        const last = deliveries[limit - 1]
        const hasMore = deliveries.length > limit && last !== undefined
        const page: WebhookDeliveryPage = {
          data: deliveries.slice(0, limit).map(presentDelivery),
          has_more: hasMore,
          next_cursor: hasMore ? encodeCursor(scope, { value: '', id: last.event_id }) : null,
        }
        return sendConditional(request, reply, represent(page))
      },
    })
  }
