import { SHOT_EXAMPLE, shot, shotExportQuery } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../../platform/db/database.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { sendTable, TABLE_TYPES } from '../../../../platform/http/send-table.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import type { EnterExport } from '../../../organizations/export-places.ts'
import { checkFilters } from '../../reading/check-filters.ts'
import { exportShots } from '../export-shots.ts'

type Deps = {
  db: Db
  links: Pick<SignedLinks, 'sign'>
  enterExport: EnterExport
}

/** Returns the operation `GET /v1/shot-list/export`. */
export const exportShotsOperation =
  (deps: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/shot-list/export', {
      ...operation({
        id: 'exportShots',
        tag: 'Listings',
        limits: 'filters',
        summary: 'Export missing images',
        description: 'Returns the shot list as a file, like the export of listings.',
        request: { querystring: shotExportQuery },
        answers: {
          200: {
            description: 'The file. A line of NDJSON is a row of the shot list',
            files: TABLE_TYPES,
            schema: shot,
            example: SHOT_EXAMPLE,
          },
        },
        errors: ['CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR', 'RATE_LIMITED'],
        isConditional: false,
      }),
      handler: (request, reply) => {
        const { organizationId } = callerOf(request)
        const { format, ...filters } = request.query
        checkFilters(filters)
        deps.enterExport(organizationId, reply)
        return sendTable(request, reply, { format, table: exportShots(deps, { ...filters, organizationId }) })
      },
    })
  }
