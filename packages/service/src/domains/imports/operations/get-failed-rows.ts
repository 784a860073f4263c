import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import { z } from 'zod'
import type { Db } from '../../../platform/db/database.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { failedRowsCsv } from '../failed-rows-csv.ts'
import { ownImport } from '../import-store.ts'
import { importPath } from './shared/import-path.ts'

/** Returns the operation `GET /v1/imports/{import_id}/failed-rows`. */
export const getFailedRowsOperation =
  ({ db }: { db: Db }): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/imports/:import_id/failed-rows', {
      ...operation({
        id: 'getFailedRows',
        tag: 'Imports',
        summary: 'Download the failed rows of an import',
        description:
          'Returns a CSV file with the columns of the file and the reasons in `endcap_problem`. Mend it and upload it ' +
          'again: only its listings are imported then. Cells that a spreadsheet would take for formulas begin with an ' +
          'apostrophe, which the import removes.',
        request: { params: importPath },
        answers: {
          200: {
            description: 'The failed rows',
            schema: z.string(),
            contentType: 'text/csv',
            example: 'SKU,Photo,endcap_problem\r\nsku-4711,,"Row 2: A new listing needs a main image."\r\n',
          },
        },
        errors: ['IMPORT_NOT_FOUND'],
        malformedPath: 'IMPORT_NOT_FOUND',
        isConditional: false,
      }),
      handler: async (request, reply) => {
        const found = await ownImport(db, callerOf(request).organizationId, request.params.import_id)
        return reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="failed-rows.csv"')
          .send(Readable.from(failedRowsCsv(db, found)))
      },
    })
  }
