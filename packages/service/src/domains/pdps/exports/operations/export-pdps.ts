import { pdpExportQuery, pdpSummary, SUMMARY_EXAMPLE } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../../platform/db/database.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { sendTable, TABLE_TYPES } from '../../../../platform/http/send-table.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import type { EnterExport } from '../../../organizations/export-places.ts'
import { checkFilters } from '../../reading/check-filters.ts'
import { exportPdps } from '../export-pdps.ts'

type Deps = {
  db: Db
  links: Pick<SignedLinks, 'sign'>
  enterExport: EnterExport
}

/** Returns the operation `GET /v1/pdps/export`. */
export const exportPdpsOperation =
  (deps: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/pdps/export', {
      ...operation({
        id: 'exportPdps',
        tag: 'Listings',
        limits: 'filters',
        summary: 'Export listings',
        description:
          'Returns a file with a row for each listing that meets all filters of the list. It is read and sent piece by ' +
          'piece. If it fails on the way, the connection breaks, so that a part is not taken for the whole.',
        request: { querystring: pdpExportQuery },
        answers: {
          200: {
            description: 'The file. A line of NDJSON is a row of the list',
            files: TABLE_TYPES,
            schema: pdpSummary,
            example: SUMMARY_EXAMPLE,
          },
        },
        errors: ['CATEGORY_NOT_FOUND', 'INVALID_RETAILER', 'VALIDATION_ERROR', 'RATE_LIMITED'],
        isConditional: false,
      }),
      handler: (request, reply) => {
        const { organizationId } = callerOf(request)
        const { format, sort = null, ...filters } = request.query
        checkFilters(filters)
        deps.enterExport(organizationId, reply)
        const table = exportPdps(deps, { ...filters, organizationId }, sort)
        return sendTable(request, reply, { format, table })
      },
    })
  }
