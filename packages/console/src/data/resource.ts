import { EndcapError } from '@endcap/client'
import { batch, type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { follow, isLive } from './live.ts'
import { isUnreachable } from './unreachable.ts'

/** State of data read from the service. */
export type Resource<Data> = {
  data: Data | undefined
  error: unknown
  /** True until there is something to show. */
  isLoading: boolean
  /** Reads again. Shows the old data meanwhile. */
  reload: () => Promise<void>
}

type Entry = {
  data: Signal<unknown>
  error: Signal<unknown>
  readAt: number
  reading: Promise<void> | null
  abort: AbortController | null
  users: number
  /** Null until a component shows the data. */
  load: ((signal: AbortSignal) => Promise<unknown>) | null
}

/** Poll interval of announced data while the event stream is unavailable. */
export const FALLBACK_POLL_MS = 6_000

export type ResourceOptions<Data> = {
  /** Returns the time to the next read, or null. Events also trigger reads. */
  poll?: (data: Data) => number | null
  /** False if no event announces changes, so polls stay frequent. */
  isAnnounced?: boolean
  /** Age at which a page reads the data again. */
  freshMs?: number
}

const FRESH_MS = 5_000
/** Poll interval while events trigger reads. */
const LIVE_POLL_MS = 30_000
/** Retry interval while the service does not respond. */
const RETRY_MS = 5_000
/** Entries kept after leaving a page, for instant back navigation. */
const MAX_ENTRIES = 200
const entries = new Map<string, Entry>()

/** Marks data as old, to be read again when next shown. */
export function invalidate(prefix: string): void {
  for (const [key, entry] of entries) if (key.startsWith(prefix)) entry.readAt = 0
}

/** Forgets data that is gone, so that going back does not show it. */
export function forget(isGone: (key: string) => boolean): void {
  for (const [key, { data, users }] of entries)
    if (isGone(key)) {
      data.value = undefined
      invalidate(key)
      if (users === 0) entries.delete(key)
    }
}

/** Rereads changed data where it is shown. */
export function refresh(key: string): void {
  const entry = entries.get(key)
  if (!entry) return
  entry.readAt = 0
  if (entry.users > 0 && entry.load) void readAnew(entry, entry.load)
}

/** Rereads data with matching keys where it is shown. */
export function refreshWhere(isOld: (key: string) => boolean): void {
  for (const key of entries.keys()) if (isOld(key)) refresh(key)
}

/**
 * Reads data while a component is shown. Components share it by key, and it is kept afterwards. A null key reads
 * nothing.
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
    // A key always has the same loader.
  }, [entry])
  const data = entry?.data.value as Data | undefined
  const error = entry?.error.value
  // Computed on each rendering, because it may depend on other data.
  const delay = data === undefined ? (isUnreachable(error) ? RETRY_MS : null) : (poll?.(data) ?? null)
  // An idle page holds no connection.
  const isFollowed = isAnnounced && data !== undefined && delay !== null && delay < LIVE_POLL_MS
  useEffect(() => {
    if (!entry || !isFollowed) return undefined
    return follow(() => void readAnew(entry, load))
  }, [entry, isFollowed])
  const pause = isFollowed && isLive.value ? Math.max(delay, LIVE_POLL_MS) : delay
  useEffect(() => {
    if (!entry || pause === null) return undefined
    return whenVisibleAfter(pause, () => void read(entry, load))
    // Failed reads are also repeated.
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

/** Runs a function after a delay, never while the page is hidden. Returns a cancel function. */
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

/** Reads after a change, because a running read may have started before it. */
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
      // Deleted data must not be shown.
      if (error instanceof EndcapError.NotFound) entry.data.value = undefined
      entry.error.value = error
    })
  }
}
