import type { PdpSummary } from '@endcap/client'
import { batch, type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { whenVisibleAfter } from '../../data/resource.ts'
import { updateSelection } from '../../features/listing/selection.ts'
import { showFailure } from '../../parts/toast.tsx'
import { endcap } from '../../session/session.ts'
import { filterParams, type ListingFilters, writeFilters } from './filters.ts'

/** Rows of a page from the service. */
export const PAGE_SIZE = 50
/** Reread interval while listings are being scored. */
const BUSY_MS = 3_000
const MAX_LISTS = 20

/** Rows read so far, kept so that going back finds its place. */
export type ListingRows = {
  rows: Signal<readonly PdpSummary[] | null>
  hasImages: boolean
  nextCursor: string | null
  error: Signal<unknown>
  isReading: Signal<boolean>
  scrollY: number
  /** The latest reading, even if ended. */
  reading: Promise<void>
}

const lists = new Map<string, ListingRows>()

function listOf(key: string, hasImages: boolean): ListingRows {
  const known = lists.get(key)
  if (known) return known
  const list: ListingRows = {
    rows: signal(null),
    hasImages,
    nextCursor: null,
    error: signal(undefined),
    isReading: signal(false),
    scrollY: 0,
    reading: Promise.resolve(),
  }
  lists.set(key, list)
  const [oldest] = lists.keys()
  if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest)
  return list
}

/** `again` is a timer's reading. Its failure is not shown, because the rows still are. */
type Reading = 'all' | 'next' | 'again'

/** Rereads all shown rows, or reads the next ones. Concurrent calls run in sequence. */
function readRows(list: ListingRows, filters: ListingFilters, which: Reading): Promise<void> {
  list.reading = list.reading.then(() => readNow(list, filters, which))
  return list.reading
}

async function readNow(list: ListingRows, filters: ListingFilters, which: Reading): Promise<void> {
  list.isReading.value = true
  const known = list.rows.peek() ?? []
  const include = list.hasImages ? ('images' as const) : undefined
  const pages = endcap.pdps.list({
    ...filterParams(filters),
    sort: filters.sort,
    limit: PAGE_SIZE,
    include,
    onePerFamily: filters.families ? 'true' : undefined,
  })
  try {
    let rows: PdpSummary[] = which === 'next' ? [...known] : []
    let cursor = which === 'next' ? list.nextCursor : null
    for (let isMore = true; isMore; ) {
      const page = await pages.page(cursor)
      const ids = new Set(page.data.map(({ pdp_id: id }) => id))
      rows = [...rows.filter(({ pdp_id: id }) => !ids.has(id)), ...page.data]
      cursor = page.next_cursor
      isMore = which !== 'next' && cursor !== null && rows.length < known.length
    }
    batch(() => {
      list.rows.value = rows
      list.error.value = undefined
      updateSelection(rows)
    })
    list.nextCursor = cursor
  } catch (error) {
    if (known.length === 0) list.error.value = error
    else if (which !== 'again') showFailure(error)
  } finally {
    list.isReading.value = false
  }
}

type RowsOptions = { isOn: boolean; hasImages: boolean }

/** Returns filtered rows, once `isOn`, and updates those being scored. */
export function useListingRows(filters: ListingFilters, { isOn, hasImages }: RowsOptions) {
  const key = `${writeFilters(filters)} ${hasImages}`
  const list = listOf(key, hasImages)
  const rows = list.rows.value
  const isBusy = rows?.some(({ status }) => status === 'PROCESSING') ?? false
  useEffect(() => {
    if (!isOn) return undefined
    void readRows(list, filters, 'all')
    if (list.scrollY > 0 && list.rows.peek() !== null) scrollTo({ top: list.scrollY })
    return () => {
      list.scrollY = scrollY
    }
  }, [key, isOn])
  useEffect(() => (isBusy ? readWhileBusy(list, filters) : undefined), [key, isBusy])
  return {
    rows,
    error: list.error.value,
    isReading: list.isReading.value,
    hasMore: list.nextCursor !== null,
    readMore: () => readRows(list, filters, 'next'),
    reload: () => readRows(list, filters, 'all'),
  }
}

/** Rereads after each pause while the page is visible. Returns a stop function. */
function readWhileBusy(list: ListingRows, filters: ListingFilters): () => void {
  let hasEnded = false
  let cancel = () => {}
  const readAgain = async () => {
    await readRows(list, filters, 'again')
    if (!hasEnded) next()
  }
  const next = () => {
    cancel = whenVisibleAfter(BUSY_MS, () => void readAgain())
  }
  next()
  return () => {
    hasEnded = true
    cancel()
  }
}
