import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { deleteEndpoint } from '../endpoint-store.ts'
import { endpointPath } from './shared/webhook-paths.ts'

/** Returns the operation `DELETE /v1/webhook-endpoints/{webhook_endpoint_id}`. */
export const deleteWebhookEndpointOperation =
  ({ db }: { db: Db }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.delete('/v1/webhook-endpoints/:webhook_endpoint_id', {
      ...operation({
        id: 'deleteWebhookEndpoint',
        tag: 'Webhooks',
        summary: 'Delete a webhook endpoint',
        description: 'Deletes it with its deliveries. Attempts that are running may still arrive.',
        request: { params: endpointPath },
        answers: { 204: { description: 'Deleted' } },
        errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
        malformedPath: 'WEBHOOK_ENDPOINT_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { webhook_endpoint_id: id } = request.params
        await db.transaction().execute(async (trx) => {
          await deleteEndpoint(trx, organizationId, id)
          await recordAudit(trx, 'webhook_endpoint.deleted', { organizationId, subject: id })
        })
        return reply.code(204).send()
      },
    })
  }
