import { importMappingBody } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../platform/db/database.ts'
import { clientAbortSignal } from '../../../platform/http/client-abort-signal.ts'
import { operation } from '../../../platform/http/openapi/operation.ts'
import { callerOf } from '../../auth/authenticate.ts'
import type { OrganizationStore } from '../../organizations/organization-store.ts'
import type { ChangeMapping } from '../change-mapping.ts'
import { givenDefaults } from '../import-defaults.ts'
import { answerImport, importAnswer } from './shared/answer-import.ts'
import { importPath } from './shared/import-path.ts'

type Deps = { db: Db; organizations: OrganizationStore; changeMapping: ChangeMapping }

/** Returns the operation `PUT /v1/imports/{import_id}/mapping`. */
export const changeImportMappingOperation =
  ({ db, organizations, changeMapping }: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.put('/v1/imports/:import_id/mapping', {
      ...operation({
        id: 'changeImportMapping',
        tag: 'Imports',
        summary: 'Change the mapping of an import',
        description:
          'Replaces the mapping of the columns, the encoding and the defaults that are given, and repeats the dry run. ' +
          'Only before the import is started.',
        request: { params: importPath, body: importMappingBody },
        answers: { 202: importAnswer('Changed, and being checked again') },
        errors: [
          'IMPORT_NOT_FOUND',
          'IMPORT_STARTED',
          'INVALID_IMPORT_FILE',
          'INVALID_RETAILER',
          'CATEGORY_NOT_FOUND',
        ],
        malformedPath: 'IMPORT_NOT_FOUND',
      }),
      handler: async (request, reply) => {
        const { organizationId } = callerOf(request)
        const { mapping, encoding, ...given } = request.body
        const defaults = givenDefaults(given, await organizations.get(organizationId))
        const found = await changeMapping(
          organizationId,
          request.params.import_id,
          { mapping, encoding, defaults },
          clientAbortSignal(reply),
        )
        reply.code(202)
        return answerImport(db, found)
      },
    })
  }
