import { AUDIT_EVENT_EXAMPLE, auditPage, auditQuery } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { listAudit } from '../list-audit.ts'

type Deps = { db: Db }

/** Returns the operation `GET /v1/audit-events`. */
export const listAuditOperation =
  ({ db }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/audit-events', {
      ...operation({
        id: 'listAuditEvents',
        tag: 'Audit',
        summary: 'Read the audit log',
        description:
          'Returns who has signed in, invited, changed roles, rotated secrets, published scoring rules, deleted and ' +
          'suspended in your organization, the newest first. Nobody can change it, and it is kept for a year. People ' +
          'need the role admin.',
        request: { querystring: auditQuery },
        answers: {
          200: {
            description: 'A page of the log',
            schema: auditPage,
            example: { data: [AUDIT_EVENT_EXAMPLE], has_more: false, next_cursor: null },
          },
        },
        errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
        needs: 'admin',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { cursor = null, ...query } = request.query
        const page = await listAudit(db, { ...query, organizationId, cursor })
        return sendConditional(request, reply, represent(page))
      },
    })
  }
