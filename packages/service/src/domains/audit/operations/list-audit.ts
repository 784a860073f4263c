import type { AuditPage } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { listAudit } from '../list-audit.ts'

/** Serves `GET /v1/audit-events`. */
export const listAuditOperation = ({ db }: { db: Db }) =>
  serve(api.listAuditEvents, async (request, reply) => {
    const { organizationId } = callerOf(request)
    const { cursor = null, ...query } = request.query
    const { events, nextCursor } = await listAudit(db, { ...query, organizationId, cursor })
    const page: AuditPage = { data: events, has_more: nextCursor !== null, next_cursor: nextCursor }
    return sendConditional(request, reply, represent(page))
  })
