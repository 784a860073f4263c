import { EndcapError } from '@endcap/client'
import { batch, type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { follow, isLive } from './live.ts'
import { isUnreachable } from './unreachable.ts'

/** State of data that is read from the service. */
export type Resource<Data> = {
  data: Data | undefined
  error: unknown
  /** True while nothing can be shown yet. */
  isLoading: boolean
  /** Reads the data again. The old data is shown until then. */
  reload: () => Promise<void>
}

type Entry = {
  data: Signal<unknown>
  error: Signal<unknown>
  readAt: number
  reading: Promise<void> | null
  abort: AbortController | null
  users: number
  /** Reads the data. Null until a component shows it. */
  load: ((signal: AbortSignal) => Promise<unknown>) | null
}

/** Interval at which data is read that events announce, while the stream of events is not available. */
export const FALLBACK_POLL_MS = 6_000

export type ResourceOptions<Data> = {
  /** Returns the time until the data is read again, or null. Events trigger the reads as well, where the stream is available. */
  poll?: (data: Data) => number | null
  /** False if no event announces a change, so that polls stay as frequent while the stream is open. */
  isAnnounced?: boolean
  /** Age from which data is read again when a page shows it. */
  freshMs?: number
}

const FRESH_MS = 5_000
/** Interval of polls while the stream of events triggers the reads. */
const LIVE_POLL_MS = 30_000
/** Interval at which a service that does not answer is asked again. */
const RETRY_MS = 5_000
/** Entries that are kept after their page is left, so that going back shows them at once. */
const MAX_ENTRIES = 200
const entries = new Map<string, Entry>()

/** Marks data as old, so that it is read again where it is shown next. */
export function invalidate(prefix: string): void {
  for (const [key, entry] of entries) if (key.startsWith(prefix)) entry.readAt = 0
}

/** Reads data again where it is shown, because it has changed. */
export function refresh(key: string): void {
  const entry = entries.get(key)
  if (!entry) return
  entry.readAt = 0
  if (entry.users > 0 && entry.load) void readAnew(entry, entry.load)
}

/** Reads data again where it is shown, if its key fulfills a condition. */
export function refreshWhere(isOld: (key: string) => boolean): void {
  for (const key of entries.keys()) if (isOld(key)) refresh(key)
}

/**
 * Reads data while a component is shown. Data is shared by its key and kept when the component is gone. A null key
 * reads nothing.
 */
export function useResource<Data>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Data>,
  { poll, isAnnounced = true, freshMs = FRESH_MS }: ResourceOptions<Data> = {},
): Resource<Data> {
  const entry = key === null ? null : entryOf(key)
  useEffect(() => {
    if (!entry) return undefined
    entry.users += 1
    entry.load = load
    if (entry.data.peek() === undefined || Date.now() - entry.readAt > freshMs) void read(entry, load)
    return () => {
      entry.users -= 1
      if (entry.users === 0) {
        entry.abort?.abort()
        entry.reading = null
      }
    }
    // The loader of a key is always the same.
  }, [entry])
  const data = entry?.data.value as Data | undefined
  const error = entry?.error.value
  // Computed at each rendering, because it can also depend on other data of the page.
  const delay = data === undefined ? (isUnreachable(error) ? RETRY_MS : null) : (poll?.(data) ?? null)
  // While nothing happens, the page holds no connection.
  const isFollowed = data !== undefined && delay !== null && delay < LIVE_POLL_MS
  useEffect(() => {
    if (!entry || !isFollowed) return undefined
    return follow(() => void read(entry, load))
  }, [entry, isFollowed])
  const pause = isFollowed && isAnnounced && isLive.value ? Math.max(delay, LIVE_POLL_MS) : delay
  useEffect(() => {
    if (!entry || pause === null) return undefined
    return whenVisibleAfter(pause, () => void read(entry, load))
    // A failed read is repeated too.
  }, [entry, data, error, pause])
  return {
    data,
    error,
    isLoading: entry !== null && data === undefined && error === undefined,
    reload: async () => {
      if (entry) await readAnew(entry, load)
    },
  }
}

/** Runs a function after a delay, but not while the page is hidden. Returns the function that cancels it. */
export function whenVisibleAfter(delay: number, run: () => void): () => void {
  const canceled = new AbortController()
  const due = () => {
    if (!document.hidden) run()
    else document.addEventListener('visibilitychange', due, { once: true, signal: canceled.signal })
  }
  const timer = setTimeout(due, delay)
  return () => {
    clearTimeout(timer)
    canceled.abort()
  }
}

function entryOf(key: string): Entry {
  const known = entries.get(key)
  if (known) return known
  const entry: Entry = {
    data: signal(undefined),
    error: signal(undefined),
    readAt: 0,
    reading: null,
    abort: null,
    users: 0,
    load: null,
  }
  entries.set(key, entry)
  if (entries.size > MAX_ENTRIES) forgetOldest()
  return entry
}

function forgetOldest(): void {
  for (const [key, { users }] of entries) {
    if (users > 0) continue
    entries.delete(key)
    return
  }
}

/** Reads an entry after a change. A reading that runs already may have begun before it. */
async function readAnew(entry: Entry, load: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  await entry.reading
  await read(entry, load)
}

/** Reads an entry. Concurrent calls share one request. */
function read(entry: Entry, load: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  if (entry.reading) return entry.reading
  const abort = new AbortController()
  entry.abort = abort
  const reading = readOnce(entry, load, abort.signal).finally(() => {
    if (entry.reading === reading) entry.reading = null
  })
  entry.reading = reading
  return reading
}

async function readOnce(
  entry: Entry,
  load: (signal: AbortSignal) => Promise<unknown>,
  aborted: AbortSignal,
): Promise<void> {
  try {
    const data = await load(aborted)
    if (aborted.aborted) return
    entry.readAt = Date.now()
    batch(() => {
      entry.data.value = data
      entry.error.value = undefined
    })
  } catch (error) {
    if (aborted.aborted) return
    batch(() => {
      // Data that does not exist anymore must not be shown.
      if (error instanceof EndcapError.NotFound) entry.data.value = undefined
      entry.error.value = error
    })
  }
}
