import type { EndcapEvent, EventType } from '@endcap/api'
import type { Db } from '../../platform/db/database.ts'
import type { FeedMember } from './event-feed.ts'
import { BEGINNING, type EventPlace, readEvents } from './event-store.ts'

type Deps = { db: Db }

export type EventStream = {
  organizationId: string
  from: EventPlace
  types?: readonly EventType[] | undefined
  member: FeedMember
  /** Checked at least once between heartbeats. */
  isAllowed: () => Promise<boolean>
  signal: AbortSignal
  heartbeatMs?: number
}

/** Proxies close connections that are silent for a minute. */
const HEARTBEAT_MS = 15_000
const RETRY_MS = 3_000
const EVENTS_AT_A_TIME = 100

/**
 * Yields an event stream (HTML Standard, "Server-sent events"). Reads a page after the client has taken the
 * last, so slow clients cost no memory. Ends when the caller may no longer read.
 */
export async function* streamEvents(
  { db }: Deps,
  { organizationId, from, types, member, isAllowed, signal, heartbeatMs = HEARTBEAT_MS }: EventStream,
): AsyncGenerator<string, void, undefined> {
  let place = from
  let sentAt = performance.now()
  // An id without data, from which a client continues that reconnects before the first event.
  yield `retry: ${RETRY_MS}\n${idLine(place)}\n`
  while (!signal.aborted && (await isAllowed())) {
    const restMs = Math.ceil(Math.max(0, heartbeatMs - (performance.now() - sentAt)))
    const head = await member.wait(place.position, restMs, signal).catch(ignoreAbort(signal))
    if (head === undefined) return
    const { events, reached } = await readEvents(db, {
      organizationId,
      after: place,
      head,
      types,
      limit: EVENTS_AT_A_TIME,
    })
    place = reached
    if (events.length === 0 && performance.now() - sentAt < heartbeatMs) continue
    // The heartbeat's id saves filtering the same events again after a reconnect.
    yield events.length > 0 ? events.map(formatEvent).join('') : `: heartbeat\n${idLine(place)}\n`
    sentAt = performance.now()
  }
}

const idLine = ({ id }: EventPlace): string => `id: ${id ?? BEGINNING}\n`

const ignoreAbort = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) throw error
}

/** JSON has no line breaks, so the data is one line. */
const formatEvent = (event: EndcapEvent): string =>
  `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`
