import * as api from '@endcap/api/operations'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { WRITERS } from '@endcap/words/writers'
import type { Db } from '../../../../platform/db/database.ts'
import { declareLanguage } from '../../../../platform/http/language.ts'
import { sendTable } from '../../../../platform/http/send-table.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import type { EnterExport } from '../../../organizations/export-places.ts'
import type { OrganizationStore } from '../../../organizations/organization-store.ts'
import { checkFilters } from '../../reading/check-filters.ts'
import { exportImages } from '../export-images.ts'
import { exportPdps } from '../export-pdps.ts'
import { exportShots } from '../export-shots.ts'
import { inLanguageBy, inLanguageOf } from '../in-language-of.ts'
import { peopleColumns, shotColumns } from '../people-columns.ts'

type Deps = {
  config: { auth: { baseUrl: string } }
  db: Db
  links: Pick<SignedLinks, 'sign'>
  organizations: Pick<OrganizationStore, 'get'>
  enterExport: EnterExport
}

/** Serves `GET /v1/pdps/export`. */
export const exportPdpsOperation = (deps: Deps) =>
  serve(api.exportPdps, (request, reply) => {
    const { organizationId } = callerOf(request)
    const { format, sort = null, columns, ...filters } = request.query
    checkFilters(filters)
    deps.enterExport(organizationId, reply)
    const scope = { ...filters, organizationId }
    if (!columns) {
      const table = inLanguageOf(deps.organizations, organizationId, exportPdps(deps, scope, sort))
      return sendTable(request, reply, { format, table })
    }
    const writer = WRITERS[declareLanguage(request, reply)]
    const shown = peopleColumns(columns, { writer, baseUrl: deps.config.auth.baseUrl })
    const table = inLanguageBy(writer, exportPdps(deps, scope, sort, shown))
    return sendTable(request, reply, { format, table })
  })

/** Serves `GET /v1/images/export`. */
export const exportImagesOperation = (deps: Deps) =>
  serve(api.exportImages, (request, reply) => {
    const { organizationId } = callerOf(request)
    const { format, sort = null, ...filters } = request.query
    checkFilters(filters)
    deps.enterExport(organizationId, reply)
    const table = exportImages(deps, { ...filters, organizationId }, sort)
    return sendTable(request, reply, {
      format,
      table: inLanguageOf(deps.organizations, organizationId, table),
    })
  })

/** Serves `GET /v1/shot-list/export`. */
export const exportShotsOperation = (deps: Deps) =>
  serve(api.exportShots, (request, reply) => {
    const { organizationId } = callerOf(request)
    const { format, columns, ...filters } = request.query
    checkFilters(filters)
    deps.enterExport(organizationId, reply)
    const scope = { ...filters, organizationId }
    if (!columns) {
      const table = inLanguageOf(deps.organizations, organizationId, exportShots(deps, scope))
      return sendTable(request, reply, { format, table })
    }
    const writer = WRITERS[declareLanguage(request, reply)]
    const shown = shotColumns(columns, { writer, baseUrl: deps.config.auth.baseUrl })
    return sendTable(request, reply, { format, table: inLanguageBy(writer, exportShots(deps, scope, shown)) })
  })
