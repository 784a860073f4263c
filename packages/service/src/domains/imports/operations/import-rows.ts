import { Readable } from 'node:stream'
import * as api from '@endcap/api/operations'
import type { Db } from '../../../platform/db/database.ts'
import { cutPage, decodeCursor, toPage } from '../../../platform/http/cursor.ts'
import { serve } from '../../../platform/http/serve.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { failedRowsCsv } from '../failed-rows-csv.ts'
import { listRows } from '../import-rows.ts'
import { ownImport } from '../import-store.ts'
import { presentImportRow } from '../present-import.ts'

type Deps = { db: Db }

/** Serves `GET /v1/imports/{import_id}/rows`. */
export const listImportRowsOperation = ({ db }: Deps) =>
  serve(api.listImportRows, async (request) => {
    const { organizationId } = callerOf(request)
    const { limit, cursor, status, change } = request.query
    const { id } = await ownImport(db, organizationId, request.params.import_id)
    const scope = { id, status, change }
    const after = cursor === undefined ? 0 : Number(decodeCursor(scope, cursor).value)
    const read = await listRows(db, id, { status, change, limit: limit + 1, after })
    const { rows, nextCursor } = cutPage(read, limit, scope, ({ row }) => ({ value: String(row), id }))
    return toPage(rows.map(presentImportRow), nextCursor)
  })

/** Serves `GET /v1/imports/{import_id}/failed-rows`. */
export const getFailedRowsOperation = ({ db }: Deps) =>
  serve(api.getFailedRows, async (request, reply) => {
    const found = await ownImport(db, callerOf(request).organizationId, request.params.import_id)
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="failed-rows.csv"')
      .send(Readable.from(failedRowsCsv(db, found)))
  })
