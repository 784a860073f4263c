import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { listAudit } from '../list-audit.ts'

/** Serves `GET /v1/audit-events`. */
export const listAuditOperation = ({ db }: { db: Db }) =>
  serve(api.listAuditEvents, async (request) => {
    const { organizationId } = callerOf(request)
    const { cursor = null, ...query } = request.query
    return listAudit(db, { ...query, organizationId, cursor })
  })
