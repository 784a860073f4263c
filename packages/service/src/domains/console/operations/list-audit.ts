import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { listAudit } from '../../audit/list-audit.ts'
import { actorOf } from '../../users/actor.ts'
import { adminRoute } from '../../users/console-api.ts'

/** Serves the audit logs of organizations and the installation. */
export const listAuditOperations =
  ({ db }: { db: Db }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.route({
      ...adminRoute('listOrganizationAudit'),
      handler: (request) => {
        const { cursor = null, ...query } = request.query
        return listAudit(db, { ...query, cursor, organizationId: actorOf(request).organizationId })
      },
    })
    server.route({
      ...adminRoute('listInstallationAudit'),
      handler: (request) => {
        const { cursor = null, ...query } = request.query
        return listAudit(db, { ...query, cursor, organizationId: null })
      },
    })
  }
