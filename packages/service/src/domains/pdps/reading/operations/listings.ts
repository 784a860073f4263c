import type { PdpGroups, PdpStatistics } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { validate as isUuid } from 'uuid'
import type { Db } from '../../../../platform/db/database.ts'
import { toPage } from '../../../../platform/http/cursor.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { findJudgements } from '../../../acceptance/judgement-store.ts'
import type { ReadJudging } from '../../../acceptance/judging.ts'
import { presentAcceptance } from '../../../acceptance/present-acceptance.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { noSuchPdp } from '../../record/own-pdp.ts'
import { checkFilters } from '../check-filters.ts'
import { groupPdps } from '../group-pdps.ts'
import { createKeptFigures } from '../kept-figures.ts'
import { findListedPdp, listPdps } from '../list-pdps.ts'
import { readListedImages } from '../listed-images.ts'
import { readStatistics } from '../pdp-statistics.ts'
import { presentListedPdp } from '../present-pdp-summary.ts'

type Deps = { db: Db; links: Pick<SignedLinks, 'sign'> }

/** Serves `GET /v1/pdps`. */
export const listPdpsOperation = ({ db, links }: Deps) =>
  serve(api.listPdps, async (request) => {
    const { organizationId } = callerOf(request)
    const { cursor = null, include, ...query } = request.query
    checkFilters(query)
    const { rows, nextCursor } = await listPdps(db, { ...query, organizationId, cursor })
    const images = include && (await readListedImages({ db, links }, organizationId, rows))
    return toPage(
      rows.map((row) => ({
        ...presentListedPdp(row, organizationId, links),
        ...(images && { images: images.get(row.id) ?? [] }),
      })),
      nextCursor,
    )
  })

/** Serves `GET /v1/pdps/statistics`. */
export const getPdpStatisticsOperation = ({ db, factsVersion }: { db: Db; factsVersion: string }) => {
  const kept = createKeptFigures<PdpStatistics>(db, ({ count }) => count)
  return serve(api.getPdpStatistics, async (request) => {
    const { organizationId } = callerOf(request)
    const filters = request.query
    checkFilters(filters)
    const scope = { ...filters, organizationId }
    return kept(JSON.stringify(scope), (executor) => readStatistics(executor, scope, factsVersion))
  })
}

/** Serves `GET /v1/pdps/groups`. */
export const getPdpGroupsOperation = ({ db }: { db: Db }) => {
  const kept = createKeptFigures<PdpGroups>(db, ({ data }) =>
    data.reduce((sum, { listings }) => sum + listings, 0),
  )
  return serve(api.getPdpGroups, async (request) => {
    const { organizationId } = callerOf(request)
    const { by, ...filters } = request.query
    checkFilters(filters)
    const scope = { ...filters, organizationId }
    return kept(JSON.stringify([by, scope]), (executor) => groupPdps(executor, scope, by))
  })
}

/** Serves `GET /v1/pdps/{pdp_id}`. */
export const getPdpSummaryOperation = ({ db, links, readJudging }: Deps & { readJudging: ReadJudging }) =>
  serve(api.getPdpSummary, async (request) => {
    const { organizationId } = callerOf(request)
    const { pdp_id: pdpId } = request.params
    const row = isUuid(pdpId) ? await findListedPdp(db, organizationId, pdpId) : null
    if (!row) throw noSuchPdp()
    const judging = await readJudging(db, organizationId)
    const judgements = await findJudgements(db, organizationId, row.id)
    const images =
      request.query.include && (await readListedImages({ db, links }, organizationId, [row])).get(row.id)
    return {
      ...presentListedPdp(row, organizationId, links),
      ...(images && { images }),
      acceptance: await presentAcceptance(judging, row.retailer, judgements),
    }
  })
