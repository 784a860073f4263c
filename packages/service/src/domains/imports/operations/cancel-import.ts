import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { ignoreBodies } from '../../../platform/http/request-bodies.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { CancelImport } from '../cancel-import.ts'
import { answerImport, importAnswer } from './shared/answer-import.ts'
import { importPath } from './shared/import-path.ts'

type Deps = { db: Db; cancelImport: CancelImport }

/** Returns the operation `POST /v1/imports/{import_id}/cancel`. */
export const cancelImportOperation =
  ({ db, cancelImport }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    ignoreBodies(server)
    server.post('/v1/imports/:import_id/cancel', {
      ...operation({
        id: 'cancelImport',
        tag: 'Imports',
        summary: 'Cancel an import',
        description:
          'Submits no further rows. Listings that are done stay as they are. Does nothing if the import is cancelled.',
        request: { params: importPath },
        answers: { 202: importAnswer('Cancelled') },
        // Returned for a compressed body. Any other body is ignored.
        errors: ['IMPORT_NOT_FOUND', 'IMPORT_ENDED', 'UNSUPPORTED_MEDIA_TYPE'],
        malformedPath: 'IMPORT_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const found = await cancelImport(organizationId, request.params.import_id)
        reply.code(202)
        return answerImport(db, found)
      },
    })
  }
