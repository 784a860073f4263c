import { IMPORT_ROW_EXAMPLE, type ImportRowPage, importRowPage, importRowsQuery } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { cutPage, decodeCursor } from '../../../platform/http/cursor.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { listRows } from '../import-rows.ts'
import { ownImport } from '../import-store.ts'
import { presentImportRow } from '../present-import.ts'
import { importPath } from './shared/import-path.ts'

type Deps = { db: Db }

/** Returns the operation `GET /v1/imports/{import_id}/rows`. */
export const listImportRowsOperation =
  ({ db }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/imports/:import_id/rows', {
      ...operation({
        id: 'listImportRows',
        tag: 'Imports',
        summary: 'List the listings of an import',
        description:
          'Returns the listings of the file in its order, page by page, with their status and problems. A listing may ' +
          'have several rows in the file.',
        request: { params: importPath, querystring: importRowsQuery },
        answers: {
          200: {
            description: 'A page of listings',
            schema: importRowPage,
            example: { data: [IMPORT_ROW_EXAMPLE], has_more: false, next_cursor: null },
          },
        },
        errors: ['IMPORT_NOT_FOUND', 'INVALID_CURSOR', 'VALIDATION_ERROR'],
        malformedPath: 'IMPORT_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { limit, cursor, status, change } = request.query
        const { id } = await ownImport(db, organizationId, request.params.import_id)
        const scope = { id, status, change }
        const after = cursor === undefined ? 0 : Number(decodeCursor(scope, cursor).value)
        const read = await listRows(db, id, { status, change, limit: limit + 1, after })
        const { rows, nextCursor } = cutPage(read, limit, scope, ({ row }) => ({ value: String(row), id }))
        const page: ImportRowPage = {
          data: rows.map(presentImportRow),
          has_more: nextCursor !== null,
          next_cursor: nextCursor,
        }
        return sendConditional(request, reply, represent(page))
      },
    })
  }
