import type { RefusedListing } from '@endcap/api'
import { sheetOf } from '@endcap/foundation/tables/xlsx'
import { inLanguage } from '@endcap/words'
import { WRITERS } from '@endcap/words/writers'
import type { Db } from '../../../platform/db/database.ts'
import type { Table } from '../../../platform/http/send-table.ts'
import type { ReadJudging } from '../../acceptance/judging.ts'
import type { OrganizationStore } from '../../organizations/organization-store.ts'
import { PAGE_ROWS } from '../exports/read-pages.ts'
import { reportReadiness } from './readiness-report.ts'
import { type ReadinessQuery, type ReadinessScope, readinessScope } from './readiness-scope.ts'
import { READINESS_SHEETS, REASON_COLUMNS, REFUSED_COLUMNS, reasonRows } from './readiness-tables.ts'
import { findRefused, type Links } from './refused-listings.ts'

type Deps = {
  db: Db
  readJudging: ReadJudging
  organizations: Pick<OrganizationStore, 'get'>
  links: Links
}

/** Exports refused listings. The first sheet of a workbook has the reasons. @throws DomainError as `readinessScope` */
export async function exportReadiness(deps: Deps, query: ReadinessQuery): Promise<Table<RefusedListing>> {
  const scope = await readinessScope(deps, query)
  return {
    name: READINESS_SHEETS.listings,
    columns: REFUSED_COLUMNS,
    pages: readRefused(deps, scope),
    firstSheet: sheetOf(READINESS_SHEETS.reasons, REASON_COLUMNS, readReasons(deps, query)),
  }
}

async function* readRefused({ db, links }: Deps, scope: ReadinessScope): Table<RefusedListing>['pages'] {
  for (let after: string | null = null; ; ) {
    const { listings, last } = await findRefused(db, scope, { after, limit: PAGE_ROWS, links })
    if (listings.length > 0) yield listings
    if (last === null) return
    after = last
  }
}

async function* readReasons(deps: Deps, query: ReadinessQuery) {
  const { language } = await deps.organizations.get(query.organizationId)
  yield reasonRows(inLanguage(await reportReadiness(deps, query), WRITERS[language]))
}
