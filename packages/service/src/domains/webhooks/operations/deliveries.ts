import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { cutPage, decodeCursor, toPage } from '../../../platform/http/cursor.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { Quota } from '../../organizations/quota.ts'
import { listDeliveries } from '../delivery-store.ts'
import { findEndpoint } from '../endpoint-store.ts'
import type { ManageEndpoints } from '../manage-endpoints.ts'
import { presentDelivery } from '../present-webhooks.ts'

type Deps = { db: Db; endpoints: ManageEndpoints; quota: Quota }

/** Serves `POST /v1/webhook-endpoints/{webhook_endpoint_id}/test`. */
export const testWebhookEndpointOperation = ({ endpoints, quota }: Deps) =>
  serve(api.testWebhookEndpoint, async (request, reply) => {
    const { organizationId } = callerOf(request)
    await quota.countWebhookCall(organizationId)
    const delivery = await endpoints.test(organizationId, request.params.webhook_endpoint_id)
    reply.code(202)
    return presentDelivery(delivery)
  })

/** Serves `GET /v1/webhook-endpoints/{webhook_endpoint_id}/deliveries`. */
export const listWebhookDeliveriesOperation = ({ db }: Deps) =>
  serve(api.listWebhookDeliveries, async (request) => {
    const { organizationId } = callerOf(request)
    const { limit, cursor } = request.query
    const { id } = await findEndpoint(db, organizationId, request.params.webhook_endpoint_id)
    const scope = { organizationId, deliveriesOf: id }
    const before = cursor === undefined ? null : decodeCursor(scope, cursor).id
    const deliveries = await listDeliveries(db, id, { limit: limit + 1, before })
    const { rows, nextCursor } = cutPage(deliveries, limit, scope, (row) => ({ value: '', id: row.event_id }))
    return toPage(rows.map(presentDelivery), nextCursor)
  })

/** Serves `POST /v1/webhook-endpoints/{webhook_endpoint_id}/deliveries/{event_id}/replay`. */
export const replayWebhookDeliveryOperation = ({ endpoints, quota }: Deps) =>
  serve(api.replayWebhookDelivery, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const { webhook_endpoint_id: id, event_id: eventId } = request.params
    await quota.countWebhookCall(organizationId)
    reply.code(202)
    return presentDelivery(await endpoints.replay(organizationId, id, eventId))
  })
