import { useLocation } from 'preact-iso'
import { at } from '../../base.ts'

/** Filters over all listings, kept in the URL. */
export type OverviewFilterState = {
  retailer: string | null
  categoryId: string | null
  isFiltered: boolean
  set: (name: 'retailer' | 'category_id', value: string | null) => void
  clear: () => void
  /** Returns another page's URL with these and further filters. */
  to: (page: string, further?: Record<string, string | number>) => string
}

/** Reads filters from the URL. */
export function useOverviewFilters(page: string): OverviewFilterState {
  const { query, route } = useLocation()
  const retailer = query['retailer'] || null
  const categoryId = query['category_id'] || null
  const current = { ...(retailer && { retailer }), ...(categoryId && { category_id: categoryId }) }
  const addressOf = (name: string, parameters: Record<string, string | number | null>) => {
    const kept = Object.entries(parameters).flatMap(([key, value]) =>
      value === null ? [] : [[key, String(value)]],
    )
    const search = new URLSearchParams(kept).toString()
    return at(name) + (search && `?${search}`)
  }
  return {
    retailer,
    categoryId,
    isFiltered: retailer !== null || categoryId !== null,
    set: (name, value) => route(addressOf(page, { ...query, [name]: value }), true),
    clear: () => route(at(page), true),
    to: (name, further = {}) => addressOf(name, { ...current, ...further }),
  }
}
