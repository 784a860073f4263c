import * as api from '@endcap/api/operations'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { Db } from '../../../../platform/db/database.ts'
import { sendTable } from '../../../../platform/http/send-table.ts'
import { serve } from '../../../../platform/http/serve.ts'
import type { ReadJudging } from '../../../acceptance/judging.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import type { EnterExport } from '../../../organizations/export-places.ts'
import type { OrganizationStore } from '../../../organizations/organization-store.ts'
import { inLanguageOf } from '../../exports/in-language-of.ts'
import { exportReadiness } from '../export-readiness.ts'
import { reportReadiness } from '../readiness-report.ts'

type Deps = {
  db: Db
  readJudging: ReadJudging
  links: Pick<SignedLinks, 'sign'>
  organizations: Pick<OrganizationStore, 'get'>
  enterExport: EnterExport
}

/** Serves `GET /v1/acceptance-targets/{target}/report`. */
export const getAcceptanceReportOperation = (deps: Deps) =>
  serve(api.getAcceptanceReport, (request) => {
    const { day = null, retailer = null } = request.query
    const { organizationId } = callerOf(request)
    return reportReadiness(deps, { organizationId, target: request.params.target, retailer, day })
  })

/** Serves `GET /v1/acceptance-targets/{target}/report/export`. */
export const exportAcceptanceReportOperation = (deps: Deps) =>
  serve(api.exportAcceptanceReport, async (request, reply) => {
    const { format, day = null, retailer = null } = request.query
    const { organizationId } = callerOf(request)
    const query = { organizationId, target: request.params.target, retailer, day }
    const table = await exportReadiness(deps, query)
    deps.enterExport(organizationId, reply)
    return sendTable(request, reply, {
      format,
      table: inLanguageOf(deps.organizations, organizationId, table),
    })
  })
