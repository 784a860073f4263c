import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { listEvents } from '../event-store.ts'

/** Serves `GET /v1/events`. */
export const listEventsOperation = ({ db }: { db: Db }) =>
  serve(api.listEvents, async (request) => {
    const { organizationId } = callerOf(request)
    return listEvents(db, organizationId, request.query)
  })
