import { EXPORTED_IMAGE_EXAMPLE, exportedImage, pdpExportQuery } from '@endcap/api'
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi'
import type { Db } from '../../../../platform/db/database.ts'
import { operation } from '../../../../platform/http/openapi/operation.ts'
import { sendTable, TABLE_TYPES } from '../../../../platform/http/send-table.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import type { EnterExport } from '../../../organizations/export-places.ts'
import { checkFilters } from '../../reading/check-filters.ts'
import { exportImages } from '../export-images.ts'

type Deps = {
  db: Db
  enterExport: EnterExport
}

/** Returns the operation `GET /v1/images/export`. */
export const exportImagesOperation =
  (deps: Deps): FastifyPluginAsyncZodOpenApi =>
  async (server) => {
    server.get('/v1/images/export', {
      ...operation({
        id: 'exportImages',
        tag: 'Listings',
        limits: 'filters',
        summary: 'Export images',
        description:
          'Returns a file with a row for each image of the listings that meet all filters of the list. It is read and sent piece by ' +
          'piece. If it fails on the way, the connection breaks, so that a part is not taken for the whole.',
        request: { querystring: pdpExportQuery },
        answers: {
          200: {
            description: 'The file',
            files: TABLE_TYPES,
            schema: exportedImage,
            example: EXPORTED_IMAGE_EXAMPLE,
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
        const table = exportImages(deps, { ...filters, organizationId }, sort)
        return sendTable(request, reply, { format, table })
      },
    })
  }
