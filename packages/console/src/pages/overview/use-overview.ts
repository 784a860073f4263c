import type { PdpPage, PdpStatistics, PdpTrend } from '@endcap/client'
import { type Resource, useResource } from '../../data/resource.ts'
import {
  type OverviewFilterState,
  useOverviewFilters,
} from '../../features/overview-filters/overview-filter-state.ts'
import { endcap, seesAll } from '../../session/session.ts'

/** Number of listings that the overview shows as those with the most points to win. */
const SHOWN = 5
/** Interval at which the figures are read while listings are being scored. */
const SCORING_POLL_MS = 5_000

/** A listing whose images cannot be scored is not being scored, so it does not keep the page polling. */
const pollWhile = ({ processing }: PdpStatistics): number | null => (processing > 0 ? SCORING_POLL_MS : null)

export type Overview = {
  filters: OverviewFilterState
  statistics: Resource<PdpStatistics>
  trend: Resource<PdpTrend>
  mostToWin: Resource<PdpPage>
}

/** Reads the data of the overview, again and again while listings are being scored. */
export function useOverview(): Overview {
  const filters = useOverviewFilters('')
  const { retailer, categoryId } = filters
  const selected = { ...(retailer && { retailer }), ...(categoryId && { categoryId }) }
  const key = new URLSearchParams(selected).toString()
  const statistics = useResource(
    `pdps:statistics?${key}`,
    (signal) => endcap.pdps.statistics(selected, { signal }),
    { poll: pollWhile },
  )
  const mostToWin = useResource(
    `pdps:most-to-win?${key}`,
    (signal) => endcap.pdps.list({ ...selected, sort: '-can_win_today', limit: SHOWN }, { signal }).page(),
    { poll: () => (statistics.data ? pollWhile(statistics.data) : null) },
  )
  const trend = useResource(seesAll() ? 'pdps:trend' : null, (signal) => endcap.pdps.trend({ signal }))
  return { filters, statistics, trend, mostToWin }
}
