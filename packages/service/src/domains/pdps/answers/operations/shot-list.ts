import type { ShotSummary } from '@endcap/api'
import * as api from '@endcap/api/operations'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import type { Db } from '../../../../platform/db/database.ts'
import { toPage } from '../../../../platform/http/cursor.ts'
import { serve } from '../../../../platform/http/serve.ts'
import { callerOf } from '../../../auth/authenticate.ts'
import { checkFilters } from '../../reading/check-filters.ts'
import { createKeptFigures } from '../../reading/kept-figures.ts'
import { listShots, presentShot, summarizeShots } from '../shot-list.ts'

type Deps = { db: Db; links: Pick<SignedLinks, 'sign'> }

/** Serves `GET /v1/shot-list`. */
export const listShotsOperation = ({ db, links }: Deps) =>
  serve(api.listShots, async (request) => {
    const { organizationId } = callerOf(request)
    const { cursor = null, ...query } = request.query
    checkFilters(query)
    const { rows, nextCursor } = await listShots(db, { ...query, organizationId, cursor })
    return toPage(
      rows.map((row) => presentShot(row, organizationId, links)),
      nextCursor,
    )
  })

/** Serves `GET /v1/shot-list/summary`. */
export const getShotSummaryOperation = ({ db }: Pick<Deps, 'db'>) => {
  const kept = createKeptFigures<ShotSummary>(db, ({ listings }) => listings)
  return serve(api.getShotSummary, async (request) => {
    const { organizationId } = callerOf(request)
    const filters = request.query
    checkFilters(filters)
    const scope = { ...filters, organizationId }
    return kept(JSON.stringify(scope), (executor) => summarizeShots(executor, scope))
  })
}
