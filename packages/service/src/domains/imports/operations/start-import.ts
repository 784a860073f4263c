import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { ignoreBodies } from '../../../platform/http/request-bodies.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { StartImport } from '../start-import.ts'
import { answerImport, importAnswer } from './shared/answer-import.ts'
import { importPath } from './shared/import-path.ts'

type Deps = { db: Db; startImport: StartImport }

/** Returns the operation `POST /v1/imports/{import_id}/start`. */
export const startImportOperation =
  ({ db, startImport }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    ignoreBodies(server)
    server.post('/v1/imports/:import_id/start', {
      ...operation({
        id: 'startImport',
        tag: 'Imports',
        summary: 'Start an import',
        description:
          'Submits the valid rows in the background, after everything that clients wait for. During the dry run it ' +
          'takes effect afterwards. Does nothing if the import runs already or is completed.',
        request: { params: importPath },
        answers: { 202: importAnswer('Started') },
        // Returned for a compressed body. Any other body is ignored.
        errors: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY', 'IMPORT_ENDED', 'UNSUPPORTED_MEDIA_TYPE'],
        malformedPath: 'IMPORT_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const found = await startImport(organizationId, request.params.import_id)
        reply.code(202)
        return answerImport(db, found)
      },
    })
  }
