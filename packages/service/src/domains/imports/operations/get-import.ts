import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { represent, sendConditional } from '../../../platform/http/conditional.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { readOrWait, WAITING } from '../../../platform/http/wait-for-result.ts'
import { callerOf } from '../../auth/authenticate.ts'
import { ownImport } from '../import-store.ts'
import { answerImport, importAnswer } from './shared/answer-import.ts'
import { importPath } from './shared/import-path.ts'

type Deps = { db: Db }

/** Returns the operation `GET /v1/imports/{import_id}`. */
export const getImportOperation =
  ({ db }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/imports/:import_id', {
      ...operation({
        id: 'getImport',
        tag: 'Imports',
        summary: 'Read an import',
        description:
          'Poll until the status is `ready`, and after the start until it is `completed`, `cancelled` or `failed`. ' +
          'Scoring goes on after that: `progress.scored` grows until it is `done` and `unchanged` together, unless a ' +
          `listing cannot be scored. ${WAITING}`,
        request: { params: importPath },
        answers: { 200: importAnswer('The import with its counts') },
        errors: ['IMPORT_NOT_FOUND'],
        malformedPath: 'IMPORT_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const read = async () =>
          represent(await answerImport(db, await ownImport(db, organizationId, request.params.import_id)))
        return sendConditional(request, reply, await readOrWait(request, reply, read))
      },
    })
  }
