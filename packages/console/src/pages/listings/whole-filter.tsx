import type { PdpSummary } from '@endcap/client'
import { useEffect } from 'preact/hooks'
import { clearSelection, select, selection, wholeFilter } from '../../features/listing/selection.ts'
import { hasSingleKeys } from '../../session/single-keys.ts'
import { say } from '../../words/say.ts'
import { filterParams, type ListingFilters } from './filters.ts'

/** Identifies a filter, whatever the order. */
export const filterKey = (filters: ListingFilters): string => JSON.stringify(filterParams(filters))

type WholeProps = { rows: readonly PdpSummary[]; filters: ListingFilters; total: number | null }

/** Extends the selection of all shown rows to all that match the filter. */
export function WholeFilter({ rows, filters, total }: WholeProps) {
  const key = filterKey(filters)
  const isWhole = wholeFilter.value?.key === key
  const selectAll = () => {
    select(rows, true)
    if (total !== null) wholeFilter.value = { key, count: total }
  }
  useEffect(() => onStar(selectAll), [rows, key, total])
  const areShown = rows.length > 0 && rows.every(({ pdp_id: id }) => selection.value.has(id))
  if (total === null || !areShown || (total <= rows.length && !isWhole)) return null
  return (
    <div class="whole-filter" role="status">
      {isWhole ? (
        <>
          <b>{say('console.listings.whole_selected', { count: total })}</b> {cameSince(total)}{' '}
          <button type="button" class="link" onClick={clearSelection}>
            {say('console.listings.clear_selection')}
          </button>
        </>
      ) : (
        <>
          <b>{say('console.listings.shown_selected', { count: rows.length })}</b>{' '}
          <button type="button" class="link" onClick={selectAll}>
            {say('console.listings.select_whole', { count: total })}
          </button>
        </>
      )}
    </div>
  )
}

/** Says how many listings came since all of the filter were selected. Empty for none. */
export function cameSince(total: number): string {
  const count = total - (wholeFilter.value?.count ?? total)
  return count > 0 ? say('console.listings.came', { count }) : ''
}

/** Selects all of the filter by `*`. */
function onStar(selectAll: () => void): () => void {
  const onKey = ({ key, target, metaKey, ctrlKey, altKey }: KeyboardEvent) => {
    const isTyping = target instanceof HTMLElement && target.matches('input:not(.check), select, textarea')
    if (key === '*' && !isTyping && hasSingleKeys() && !metaKey && !ctrlKey && !altKey) selectAll()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}
