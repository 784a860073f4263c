import type { PdpSummary } from '@endcap/client'
import { type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { endcap } from '../../session/session.ts'
import { filterParams, type ListingFilters, writeFilters } from './filters.ts'

/** Rows of a page from the service. */
const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 100
/** Interval at which rows are read again while listings are being scored. */
const BUSY_MS = 3_000
const MAX_LISTS = 20

/** The rows of a list that have been read. They are kept when the page is left, so that going back finds its place. */
export type ListingRows = {
  rows: Signal<readonly PdpSummary[] | null>
  nextCursor: string | null
  error: Signal<unknown>
  isReading: Signal<boolean>
  scrollY: number
  readAt: number
}

const lists = new Map<string, ListingRows>()

function listOf(key: string): ListingRows {
  const known = lists.get(key)
  if (known) return known
  const list: ListingRows = {
    rows: signal(null),
    nextCursor: null,
    error: signal(undefined),
    isReading: signal(false),
    scrollY: 0,
    readAt: 0,
  }
  lists.set(key, list)
  const [oldest] = lists.keys()
  if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest)
  return list
}

/** Reads the first page again, or the next one, and merges it into the rows. */
async function readPage(list: ListingRows, filters: ListingFilters, which: 'first' | 'next'): Promise<void> {
  if (list.isReading.value) return
  list.isReading.value = true
  const known = list.rows.peek() ?? []
  try {
    const limit = which === 'first' ? Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, known.length)) : PAGE_SIZE
    const page = await endcap.pdps
      .list({ ...filterParams(filters), sort: filters.sort, limit })
      .page(which === 'next' ? list.nextCursor : undefined)
    const ids = new Set(page.data.map(({ pdp_id }) => pdp_id))
    const others = known.filter(({ pdp_id }) => !ids.has(pdp_id))
    if (which === 'next') list.rows.value = [...others, ...page.data]
    // A first page that reaches to the end leaves out rows that are gone.
    else list.rows.value = page.has_more && known.length > limit ? [...page.data, ...others] : page.data
    if (which === 'next' || known.length <= limit) list.nextCursor = page.next_cursor
    list.error.value = undefined
    list.readAt = Date.now()
  } catch (error) {
    list.error.value = error
  } finally {
    list.isReading.value = false
  }
}

/** Returns the rows for filters, and keeps those that are being scored up to date. */
export function useListingRows(filters: ListingFilters) {
  const key = writeFilters(filters)
  const list = listOf(key)
  const rows = list.rows.value
  const isBusy = rows?.some(({ status }) => status === 'PROCESSING') ?? false
  useEffect(() => {
    void readPage(list, filters, 'first')
    if (list.scrollY > 0 && list.rows.peek() !== null) scrollTo({ top: list.scrollY })
    return () => {
      list.scrollY = scrollY
    }
  }, [key])
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setInterval(() => void readPage(list, filters, 'first'), BUSY_MS)
    return () => clearInterval(timer)
  }, [key, isBusy])
  return {
    rows,
    error: list.error.value,
    isReading: list.isReading.value,
    hasMore: list.nextCursor !== null,
    readMore: () => readPage(list, filters, 'next'),
    reload: () => readPage(list, filters, 'first'),
  }
}

/** The selected rows by their ids. They stay selected when the page is left. */
export const selection = signal<ReadonlyMap<string, PdpSummary>>(new Map())

/** Selects rows, or takes them out of the selection. */
export function select(rows: readonly PdpSummary[], isSelected: boolean): void {
  const next = new Map(selection.value)
  for (const row of rows) {
    if (isSelected) next.set(row.pdp_id, row)
    else next.delete(row.pdp_id)
  }
  selection.value = next
}

/** Empties the selection. */
export const clearSelection = (): void => {
  selection.value = new Map()
}
