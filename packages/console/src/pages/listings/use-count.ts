import type { PdpStatistics } from '@endcap/client'
import { useResource } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'
import { filterParams, type ListingFilters } from './filters.ts'

/** Reads how many listings meet the filters, once `isOn`. */
export function useCount(
  filters: ListingFilters,
  isOn: boolean,
): { count: number | null; reload: () => Promise<void> } {
  const params = filterParams(filters)
  const key = isOn ? `pdps:statistics ${JSON.stringify(params)}` : null
  const { data, reload } = useResource<PdpStatistics>(key, (signal) =>
    endcap.pdps.statistics(params, { signal }),
  )
  return { count: data?.count ?? null, reload }
}
