import { IMPORT_SUMMARY_EXAMPLE, type ImportPage, importPage, importsQuery } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { decodeCursor, encodeCursor } from '../../../platform/http/cursor.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { listImports } from '../import-store.ts'
import { presentImportSummary } from '../present-import.ts'

type Deps = { db: Db }

/** Returns the operation `GET /v1/imports`. */
export const listImportsOperation =
  ({ db }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/imports', {
      ...operation({
        id: 'listImports',
        tag: 'Imports',
        summary: 'List imports',
        description: 'Returns the imports of your organization, the newest first.',
        request: { querystring: importsQuery },
        answers: {
          200: {
            description: 'A page of imports',
            schema: importPage,
            example: { data: [IMPORT_SUMMARY_EXAMPLE], has_more: false, next_cursor: null },
          },
        },
        errors: ['INVALID_CURSOR', 'VALIDATION_ERROR'],
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { limit, cursor } = request.query
        const scope = { organizationId, list: 'imports' }
        const before = cursor === undefined ? null : decodeCursor(scope, cursor).id
        const imports = await listImports(db, organizationId, { limit: limit + 1, before })
        const last = imports[limit - 1]
        const hasMore = imports.length > limit && last !== undefined
        const page: ImportPage = {
          data: imports.slice(0, limit).map(presentImportSummary),
          has_more: hasMore,
          next_cursor: hasMore ? encodeCursor(scope, { value: '', id: last.id }) : null,
        }
        return sendConditional(request, reply, represent(page))
      },
    })
  }
