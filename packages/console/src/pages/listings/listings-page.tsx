import './listings.css'
import type { PdpStatistics } from '@endcap/client'
import { Exports } from '@endcap/client/exports'
import { CERTIFIED } from '@endcap/scoring'
import { useEffect, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { at } from '../../base.ts'
import { useResource } from '../../data/resource.ts'
import { FirstRun } from '../../features/first-run/first-run.tsx'
import { useFirstRun } from '../../features/first-run/use-first-run.ts'
import { selection } from '../../features/listing/selection.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Empty, Skeleton } from '../../parts/controls.tsx'
import { DownloadMenu } from '../../parts/download-menu.tsx'
import { announce } from '../../parts/live.tsx'
import { Page } from '../../parts/page.tsx'
import { failureText } from '../../parts/toast.tsx'
import { currentSession, endcap } from '../../session/session.ts'
import { count, counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { AddListing } from './add-listing.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { emptied, FilterBar } from './filter-bar.tsx'
import { activeFilters, filterParams, type ListingFilters, readFilters, writeFilters } from './filters.ts'
import { PAGE_SIZE, useListingRows } from './listing-rows.ts'
import { ListingsTable } from './listings-table.tsx'
import { WholeFilter } from './whole-filter.tsx'

const exports = new Exports(endcap)

/** The table of all listings, with search, filters and selection. */
export function ListingsPage() {
  const { route } = useLocation()
  const { query } = useRoute()
  const filters = readFilters(query)
  const list = useListingRows(filters)
  const [isAdding, setAdding] = useState(false)
  // Counts take longer than a page of rows and would delay it.
  const hasRows = list.rows !== null
  const total = useCount(filters, hasRows)
  const all = useCount(emptied(filters), hasRows)
  const { count: found } = total
  useEffect(() => {
    if (found !== null && activeFilters(filters) > 0)
      announce(say('console.listings.found', { count: found }))
  }, [found, writeFilters(filters)])
  const reloadAll = async () => {
    await Promise.all([list.reload(), total.reload(), all.reload()])
  }
  const show = (next: ListingFilters) => route(at(`listings${writeFilters(next)}`))
  const isFirstRun = useFirstRun(list.rows?.length === 0 && activeFilters(filters) === 0)
  if (isFirstRun) return <FirstRun />
  const off = !currentSession().can.edit && say('console.listings.viewers_cannot_add')
  return (
    <Page
      title={
        <>
          {say('console.listings.title')}{' '}
          <span class="quiet heading-count">{countText(total.count, all.count)}</span>
        </>
      }
      documentTitle={say('console.listings.title')}
      class={selection.value.size > 0 ? 'has-bulk' : ''}
      buttons={
        <>
          <LinkButton look="quiet" icon="trash" href={at('trash')}>
            {say('console.trash.title')}
          </LinkButton>
          <DownloadMenu
            name="listings"
            open={(format) => exports.pdps({ ...filterParams(filters), sort: filters.sort, format })}
          >
            {say('console.listings.export')}
          </DownloadMenu>
          <Button
            look={selection.value.size > 0 ? undefined : 'first'}
            icon="add"
            off={off}
            onClick={() => setAdding(true)}
          >
            {say('console.listings.add')}
          </Button>
        </>
      }
    >
      <FilterBar filters={filters} onChange={show} />
      {/* The count is of listings, not of rows. */}
      <Rows list={list} filters={filters} total={filters.families ? null : total.count} onFilters={show} />
      <BulkBar filters={filters} total={total.count} onChanged={reloadAll} />
      {isAdding && <AddListing onClose={() => setAdding(false)} />}
    </Page>
  )
}

/** Reads how many listings meet the filters, once `isOn`. */
function useCount(
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

function countText(total: number | null, all: number | null): string {
  if (total === null || all === null) return ''
  return total === all ? count(all) : say('console.listings.count_of', { count: total, all })
}

type RowsProps = {
  list: ReturnType<typeof useListingRows>
  filters: ListingFilters
  total: number | null
  onFilters: (filters: ListingFilters) => void
}

function Rows({ list, filters, total, onFilters }: RowsProps) {
  const { rows, error, isReading, hasMore, readMore } = list
  if (rows === null) {
    if (error === undefined) return <Skeleton rows={10} />
    return (
      <Empty title={say('console.listings.load_failed')} text={failureText(error)}>
        <Button onClick={list.reload}>{say('console.common.try_again')}</Button>
      </Empty>
    )
  }
  if (rows.length === 0) {
    return (
      <Empty title={say('console.listings.none_matches', { count: activeFilters(filters) })}>
        <Button onClick={() => onFilters(emptied(filters))}>{say('console.common.clear_filters')}</Button>
      </Empty>
    )
  }
  return (
    <>
      <div class="listings-frame" aria-busy={isReading}>
        <WholeFilter rows={rows} filters={filters} total={total} />
        <ListingsTable
          rows={rows}
          sort={filters.sort}
          onSort={(sort) => onFilters({ ...filters, sort })}
          families={filters.families}
        />
        {hasMore && (
          <div class="more-rows no-print">
            <Button onClick={readMore}>{say('console.listings.show_more', { count: PAGE_SIZE })}</Button>
          </div>
        )}
      </div>
      <div class="table-foot meta">
        <span>{say('console.listings.legend', { mark: CERTIFIED })}</span>
        <span>
          {total === null
            ? counted(rows.length, 'console.counted.listings')
            : say('console.listings.shown_of', { count: rows.length, all: total })}
        </span>
      </div>
    </>
  )
}
