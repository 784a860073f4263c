import type { AcceptanceReport, RefusedListing } from '@endcap/api'
import type { ReadJudging } from '@endcap/service/domains/acceptance/judging'
import type { OrganizationStore } from '@endcap/service/domains/organizations/organization-store'
import { reportReadiness } from '@endcap/service/domains/pdps/readiness/readiness-report'
import { type ReadinessQuery, readinessScope } from '@endcap/service/domains/pdps/readiness/readiness-scope'
import { findRefused } from '@endcap/service/domains/pdps/readiness/refused-listings'
import type { Db } from '@endcap/service/platform/db/database'
import type { Language } from '@endcap/words/languages'
import { chosenOrganization } from './report-administration.ts'

type Deps = { db: Db; organizations: OrganizationStore; readJudging: ReadJudging }

/** Rows of a call, which a control socket carries as one message of some 2 MB. */
const PAGE = 2_000

/** Returns the administrative operations that report what a target refuses. */
export const createReadinessAdministration = ({ db, organizations, readJudging }: Deps) => ({
  /** Counts what is refused and why. An organization must be named if there are several. */
  async reportReadiness({
    organizationId,
    ...query
  }: Omit<ReadinessQuery, 'organizationId'> & { organizationId: string | null }): Promise<{
    organization: { id: string; language: Language }
    report: AcceptanceReport
  }> {
    const { id, language } = await chosenOrganization(organizations, organizationId)
    const report = await reportReadiness({ db, readJudging, links: null }, { ...query, organizationId: id })
    return { organization: { id, language }, report }
  },

  /** Returns refused listings behind one. `last` is null at the end. */
  async listRefused({ after, ...query }: ReadinessQuery & { after: string | null }): Promise<{
    listings: RefusedListing[]
    last: string | null
  }> {
    const scope = await readinessScope({ db, readJudging }, query)
    return findRefused(db, scope, { after, limit: PAGE, links: null })
  },
})
