import './listings.css'
import type { PdpSummary } from '@endcap/client'
import { CERTIFIED } from '@endcap/scoring'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { at } from '../../base.ts'
import { FirstRun } from '../../features/first-run/first-run.tsx'
import { useFirstRun } from '../../features/first-run/use-first-run.ts'
import { selection } from '../../features/listing/selection.ts'
import { useViews } from '../../features/views/views.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Empty, Segments, Skeleton } from '../../parts/controls.tsx'
import { later } from '../../parts/later.tsx'
import { announce } from '../../parts/live.tsx'
import { Page } from '../../parts/page.tsx'
import { failureText } from '../../parts/toast.tsx'
import { currentSession } from '../../session/session.ts'
import { count, counted } from '../../words/numbers.ts'
import { say } from '../../words/say.ts'
import { AddListing } from './add-listing.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { emptied, FilterBar } from './filter-bar.tsx'
import { activeFilters, type ListingFilters, readFilters, writeFilters } from './filters.ts'
import { PAGE_SIZE, useListingRows } from './listing-rows.ts'
import { ListingsTable } from './listings-table.tsx'
import { keepTable, type Table, tableOf } from './table.ts'
import { useCount } from './use-count.ts'
import { ViewDialog } from './view-dialog.tsx'
import { addressQuery, viewFilters } from './view-query.ts'
import { ViewTabs } from './view-tabs.tsx'
import { WholeFilter } from './whole-filter.tsx'

const Shelves = later(async () => (await import('./pictures.tsx')).Shelves)
const Grid = later(async () => (await import('./pictures.tsx')).Grid)

/** Opens the default view at an address without filters. Returns false until it is known whether there is one. */
function useDefaultView(views: ReturnType<typeof useViews>): boolean {
  const { route } = useLocation()
  const { query } = useRoute()
  const isPlain = Object.keys(query).length === 0
  const all = views.data?.data ?? []
  const first = isPlain ? all.filter((view) => view.is_default).toSorted(ownFirst)[0] : undefined
  useEffect(() => {
    if (first) route(at(`listings${addressQuery(viewFilters(first), first)}`), true)
  }, [first])
  return !isPlain || (!views.isLoading && !first)
}

const ownFirst = (a: { shared: boolean }, b: { shared: boolean }) => Number(a.shared) - Number(b.shared)

/** The table of all listings, with search, filters and selection. */
export function ListingsPage() {
  const { route } = useLocation()
  const { query } = useRoute()
  const filters = readFilters(query)
  const saved = useViews()
  const isKnown = useDefaultView(saved)
  const current = saved.data?.data.find(({ view_id: id }) => id === query['view']) ?? null
  const { table, isChanged } = tableOf(current)
  const list = useListingRows(filters, { isOn: isKnown, hasImages: table.layout === 'shelves' })
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
  const show = (next: ListingFilters) => route(at(`listings${addressQuery(next, current)}`))
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
          <ExportMenu filters={filters} table={table} />
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
      <ViewTabs
        all={saved.data?.data ?? []}
        current={current}
        filters={filters}
        table={table}
        isTableChanged={isChanged}
        isCounted={hasRows}
        onChanged={saved.reload}
      />
      <FilterBar filters={filters} onChange={show}>
        <TableChoice table={table} onChange={(next) => keepTable(current, next)} />
      </FilterBar>
      {/* The count is of listings, not of rows. */}
      <Rows
        list={list}
        filters={filters}
        table={table}
        total={filters.families ? null : total.count}
        onFilters={show}
      >
        {current && <EditView view={current} filters={filters} table={table} onChanged={saved.reload} />}
      </Rows>
      <BulkBar filters={filters} total={total.count} onChanged={reloadAll} />
      {isAdding && <AddListing onClose={() => setAdding(false)} />}
    </Page>
  )
}

function countText(total: number | null, all: number | null): string {
  if (total === null || all === null) return ''
  return total === all ? count(all) : say('console.listings.count_of', { count: total, all })
}

const LAYOUTS = ['rows', 'shelves', 'grid'] as const

/** Chooses the layout and the columns. */
function TableChoice({ table, onChange }: { table: Table; onChange: (table: Table) => void }) {
  const { layout } = table
  return (
    <div class="table-choice">
      <Segments
        label={say('console.listings.layout')}
        value={layout}
        options={LAYOUTS.map((each) => [each, say(`console.listings.layout_${each}`)] as const)}
        onChange={(next) => onChange({ layout: next, columns: [] })}
      />
      {layout !== 'grid' && <ColumnsMenu table={table} onChange={onChange} />}
    </div>
  )
}

type EditProps = Pick<Parameters<typeof ViewDialog>[0], 'view' | 'filters' | 'table' | 'onChanged'>

function EditView(props: EditProps) {
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <Button onClick={() => setEditing(true)}>{say('console.views.edit')}</Button>
      {isEditing && <ViewDialog {...props} onClose={() => setEditing(false)} />}
    </>
  )
}

type RowsProps = {
  list: ReturnType<typeof useListingRows>
  filters: ListingFilters
  table: Table
  total: number | null
  onFilters: (filters: ListingFilters) => void
  /** How to change a view without listings. */
  children: ComponentChildren
}

function Rows({ list, filters, table, total, onFilters, children }: RowsProps) {
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
      <Empty
        title={
          children
            ? say('console.views.nothing_left')
            : say('console.listings.none_matches', { count: activeFilters(filters) })
        }
      >
        {children}
        <Button onClick={() => onFilters(emptied(filters))}>{say('console.common.clear_filters')}</Button>
      </Empty>
    )
  }
  return (
    <>
      <div class="listings-frame" aria-busy={isReading}>
        <WholeFilter rows={rows} filters={filters} total={total} />
        <Layout rows={rows} filters={filters} table={table} onFilters={onFilters} />
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

type LayoutProps = Pick<RowsProps, 'filters' | 'table' | 'onFilters'> & { rows: readonly PdpSummary[] }

function Layout({ rows, filters, table: { layout, columns }, onFilters }: LayoutProps) {
  if (layout === 'grid') return <Grid rows={rows} />
  const props = { rows, columns, sort: filters.sort, families: filters.families }
  const onSort = (sort: ListingFilters['sort']) => onFilters({ ...filters, sort })
  return layout === 'shelves' ? (
    <Shelves {...props} onSort={onSort} />
  ) : (
    <ListingsTable {...props} onSort={onSort} />
  )
}
