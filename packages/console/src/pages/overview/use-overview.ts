import type { PdpPage, PdpStatistics, PdpTrend } from '@endcap/client'
import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'
import { type Resource, useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'

/** Filters of the overview, which are in the address. */
export type OverviewFilterState = {
  retailer: string | null
  categoryId: string | null
  isFiltered: boolean
  /** Sets or removes a filter. */
  set: (name: 'retailer' | 'category_id', value: string | null) => void
  clear: () => void
  /** Returns the address of the listings that meet these filters and further ones. */
  listings: (further?: Record<string, string | number>) => string
}

/** Number of listings that the overview shows as those with the most points to win. */
const SHOWN = 5
/** Interval at which the figures are read while listings are being scored. */
const SCORING_POLL_MS = 5_000

/** Reads the filters of the overview from the address. */
function useOverviewFilters(): OverviewFilterState {
  const { query, route } = useLocation()
  const retailer = query['retailer'] || null
  const categoryId = query['category_id'] || null
  const current = { ...(retailer && { retailer }), ...(categoryId && { category_id: categoryId }) }
  const addressOf = (page: string, parameters: Record<string, string | number | null>) => {
    const kept = Object.entries(parameters).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)]],
    )
    const search = new URLSearchParams(kept).toString()
    return at(page) + (search && `?${search}`)
  }
  return {
    retailer,
    categoryId,
    isFiltered: retailer !== null || categoryId !== null,
    set: (name, value) => route(addressOf('', { ...current, [name]: value }), true),
    clear: () => route(at(''), true),
    listings: (further = {}) => addressOf('listings', { ...current, ...further }),
  }
}

export type Overview = {
  filters: OverviewFilterState
  statistics: Resource<PdpStatistics>
  trend: Resource<PdpTrend>
  mostToWin: Resource<PdpPage>
}

/** Reads the data of the overview, again and again while listings are being scored. */
export function useOverview(): Overview {
  const filters = useOverviewFilters()
  const { retailer, categoryId } = filters
  const selected = { ...(retailer && { retailer }), ...(categoryId && { categoryId }) }
  const key = new URLSearchParams(selected).toString()
  const statistics = useResource(
    `pdps:statistics?${key}`,
    (signal) => endcap.pdps.statistics(selected, { signal }),
    { poll: ({ count, scored }) => (scored < count ? SCORING_POLL_MS : null) },
  )
  const { count = 0, scored = 0 } = statistics.data ?? {}
  const mostToWin = useResource(
    `pdps:most-to-win?${key}`,
    (signal) => endcap.pdps.list({ ...selected, sort: '-can_win', limit: SHOWN }, { signal }).page(),
    { poll: () => (scored < count ? SCORING_POLL_MS : null) },
  )
  const trend = useResource('pdps:trend', (signal) => endcap.pdps.trend({ signal }))
  return { filters, statistics, trend, mostToWin }
}
