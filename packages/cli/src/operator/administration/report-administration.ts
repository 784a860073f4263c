import { setImmediate } from 'node:timers/promises'
import type { ListingExplanation, PdpSummary, TargetAcceptance } from '@endcap/api'
import { findJudgements } from '@endcap/service/domains/acceptance/judgement-store'
import type { ReadJudging } from '@endcap/service/domains/acceptance/judging'
import { presentAcceptance } from '@endcap/service/domains/acceptance/present-acceptance'
import { existingOrganization } from '@endcap/service/domains/organizations/manage-organizations'
import type { OrganizationStore } from '@endcap/service/domains/organizations/organization-store'
import {
  type AnalyzedPdp,
  createFindAnalyzedPdp,
  explainPdp,
} from '@endcap/service/domains/pdps/answers/explain-pdp'
import { listPdps, type PdpListing } from '@endcap/service/domains/pdps/reading/list-pdps'
import { presentPdpSummary } from '@endcap/service/domains/pdps/reading/present-pdp-summary'
import { type PdpFigures, summarizePdps } from '@endcap/service/domains/pdps/reading/summarize-pdps'
import type { PdpStore } from '@endcap/service/domains/pdps/record/pdp-store'
import type { AnalysisStore } from '@endcap/service/domains/scoring/analysis-store'
import type { RubricStore } from '@endcap/service/domains/scoring/rubric-store'
import type { Db } from '@endcap/service/platform/db/database'
import { DomainError } from '@endcap/service/platform/errors/domain-error'
import type { Language } from '@endcap/words/languages'
import { say } from '@endcap/words/message'
import { AdministrationError } from '../control/administration-error.ts'

type Deps = {
  db: Db
  organizations: OrganizationStore
  pdps: PdpStore
  analyses: AnalysisStore
  rubrics: RubricStore
  readJudging: ReadJudging
}

export type ReportQuery = Omit<PdpListing, 'organizationId' | 'cursor'>

type ExplainedImage = Pick<
  ListingExplanation['images'][number],
  'position' | 'service_score' | 'classification'
> & { sha256: string }

/** Parts of an explanation that a report shows. */
export type ReportedExplanation = Pick<
  ListingExplanation,
  'pdp_score' | 'can_win_split' | 'breakdown' | 'actions'
> & { images: ExplainedImage[]; acceptance: TargetAcceptance[] }

/** A listing of a report. `explanation` is null without a score. */
export type ReportedListing = { summary: PdpSummary; explanation: ReportedExplanation | null }

export type ListingsReport = {
  organization: { id: string; name: string; language: Language }
  figures: PdpFigures
  listings: ReportedListing[]
}

/** Returns the administrative operation that collects a report over an organization's listings. */
export function createReportAdministration({
  db,
  organizations,
  pdps,
  analyses,
  rubrics,
  readJudging,
}: Deps) {
  const findAnalyzedPdp = createFindAnalyzedPdp({ db, pdps, analyses, rubrics, readJudging })

  const acceptanceOf = async (organizationId: string, { pdp, judging }: AnalyzedPdp) =>
    presentAcceptance(judging, pdp.retailer, await findJudgements(db, organizationId, pdp.id))

  async function explain(organizationId: string, pdpId: string): Promise<ReportedExplanation | null> {
    try {
      const analyzed = await findAnalyzedPdp(organizationId, pdpId)
      const { pdp_score, can_win_split, breakdown, actions, images } = (await explainPdp(analyzed))
        .explanation
      return {
        pdp_score,
        can_win_split,
        breakdown,
        actions,
        images: images.map(({ position, service_score, classification }) => ({
          position,
          service_score,
          classification,
          sha256: analyzed.images[position]?.image.sha256 ?? '',
        })),
        acceptance: await acceptanceOf(organizationId, analyzed),
      }
    } catch (error) {
      // The listing is still being scored, or was deleted meanwhile.
      if (error instanceof DomainError) return null
      throw error
    }
  }

  return {
    /** Collects figures and listings. An organization must be named if there are several. */
    async reportListings(input: {
      organizationId: string | null
      query: ReportQuery
    }): Promise<ListingsReport> {
      const {
        id: organizationId,
        name,
        language,
      } = await chosenOrganization(organizations, input.organizationId)
      const { limit: _limit, sort: _sort, ...filters } = input.query
      const figures = await summarizePdps(db, { ...filters, organizationId })
      const { rows } = await listPdps(db, { ...input.query, organizationId, cursor: null })
      const listings: ReportedListing[] = []
      for (const row of rows) {
        listings.push({
          summary: presentPdpSummary(row),
          explanation: await explain(organizationId, row.id),
        })
        // An explanation takes some 10 ms. Requests are served in between.
        await setImmediate()
      }
      return { organization: { id: organizationId, name, language }, figures, listings }
    },
  }
}

/** Returns an organization, or the only one. @throws AdministrationError, DomainError */
export async function chosenOrganization(organizations: OrganizationStore, id: string | null) {
  if (id !== null) return existingOrganization(organizations, id)
  const [first, ...others] = await organizations.list()
  if (!first) throw new AdministrationError(say('cli.report.no_organization'))
  if (others.length > 0)
    throw new AdministrationError(say('cli.report.several_organizations', { count: others.length + 1 }))
  return first
}
