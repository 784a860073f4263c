import * as api from '@endcap/api/operations'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { deleteEndpoint, findEndpoint, listEndpoints } from '../endpoint-store.ts'
import type { ManageEndpoints } from '../manage-endpoints.ts'
import { presentEndpoint } from '../present-webhooks.ts'

type Deps = { db: Db; endpoints: ManageEndpoints }

/** Serves `POST /v1/webhook-endpoints`. */
export const createWebhookEndpointOperation = ({ endpoints }: Deps) =>
  serve(api.createWebhookEndpoint, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const { endpoint, secret } = await endpoints.create(
      organizationId,
      request.body,
      clientAbortSignal(reply),
    )
    request.logFields['webhook_endpoint_id'] = endpoint.id
    reply.code(201)
    return { ...presentEndpoint(endpoint), secret }
  })

/** Serves `GET /v1/webhook-endpoints`. */
export const listWebhookEndpointsOperation = ({ db }: Deps) =>
  serve(api.listWebhookEndpoints, async (request) => {
    const data = (await listEndpoints(db, callerOf(request).organizationId)).map(presentEndpoint)
    return { data, has_more: false, next_cursor: null }
  })

/** Serves `GET /v1/webhook-endpoints/{webhook_endpoint_id}`. */
export const getWebhookEndpointOperation = ({ db }: Deps) =>
  serve(api.getWebhookEndpoint, async (request) => {
    const { organizationId } = callerOf(request)
    const endpoint = await findEndpoint(db, organizationId, request.params.webhook_endpoint_id)
    return presentEndpoint(endpoint)
  })

/** Serves `PATCH /v1/webhook-endpoints/{webhook_endpoint_id}`. */
export const changeWebhookEndpointOperation = ({ endpoints }: Deps) =>
  serve(api.changeWebhookEndpoint, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const { webhook_endpoint_id: id } = request.params
    return presentEndpoint(await endpoints.change(organizationId, id, request.body, clientAbortSignal(reply)))
  })

/** Serves `DELETE /v1/webhook-endpoints/{webhook_endpoint_id}`. */
export const deleteWebhookEndpointOperation = ({ db }: Deps) =>
  serve(api.deleteWebhookEndpoint, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const { webhook_endpoint_id: id } = request.params
    await db.transaction().execute(async (trx) => {
      await deleteEndpoint(trx, organizationId, id)
      await recordAudit(trx, 'webhook_endpoint.deleted', { organizationId, subject: id })
    })
    return reply.code(204).send()
  })

/** Serves `POST /v1/webhook-endpoints/{webhook_endpoint_id}/rotate-secret`. */
export const rotateWebhookSecretOperation = ({ endpoints }: Deps) =>
  serve(api.rotateWebhookSecret, async (request) => {
    const { organizationId } = callerOf(request)
    const { endpoint, secret } = await endpoints.rotate(organizationId, request.params.webhook_endpoint_id)
    return { ...presentEndpoint(endpoint), secret }
  })
