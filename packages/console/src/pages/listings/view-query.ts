import type { View } from '@endcap/client'
import { filterParams, type ListingFilters, readFilters, writeFilters } from './filters.ts'

/** Address of the list without filters, where the default view does not open. */
export const ALL = '?view=all'

/** Returns the query of a page's address. */
export function addressQuery(filters: ListingFilters, view: View | null): string {
  const query = new URLSearchParams(writeFilters(filters))
  if (view) query.set('view', view.view_id)
  const text = query.toString()
  return text === '' ? ALL : `?${text}`
}

/** Returns filters and order as a view stores them. */
export function viewQuery(filters: ListingFilters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filterParams(filters), sort: filters.sort }))
    if (value !== undefined)
      query.set(
        name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        String(value),
      )
  return query.toString()
}

/** Returns the filters and order of a view. */
export const viewFilters = ({ query }: Pick<View, 'query'>): ListingFilters =>
  readFilters(Object.fromEntries(new URLSearchParams(query)))
