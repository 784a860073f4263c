import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { outsideWorkScopes } from '@endcap/foundation/concurrency/work-scope'
import type { Logger } from '@endcap/foundation/observability/log'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { type EventPosition, readHeads } from './event-store.ts'

export type EventFeed = Disposable & {
  /**
   * Registers a stream with the organization's newest known position.
   *
   * @throws DomainError TOO_MANY_STREAMS, SERVICE_UNAVAILABLE
   */
  join: (organizationId: string, head: EventPosition) => FeedMember
}

export type FeedMember = Disposable & {
  /** Aborts when the service shuts down. */
  closed: AbortSignal
  /** Waits at most `ms` for later events. Returns the newest known position. */
  wait: (position: EventPosition, ms: number, signal: AbortSignal) => Promise<EventPosition>
}

/** `news` emits when `head` changes. */
type Group = { head: EventPosition; members: number; news: EventEmitter }

const POLL_MS = 500
/** Per organization and process. */
export const MAX_STREAMS = 50

/**
 * Creates the feed, which polls the newest positions of all organizations with streams in one query, if there
 * are any.
 */
export function createEventFeed({ db, log }: { db: Db; log: Logger }): EventFeed {
  const groups = new Map<string, Group>()
  const closed = new AbortController()
  let isPolling = false

  async function poll(): Promise<void> {
    for (const [organizationId, head] of await readHeads(db, [...groups.keys()])) {
      const group = groups.get(organizationId)
      if (!group || group.head >= head) continue
      group.head = head
      group.news.emit('news')
    }
  }

  async function pollWhileNeeded(): Promise<void> {
    if (isPolling) return
    isPolling = true
    while (groups.size > 0 && !closed.signal.aborted) {
      await poll().catch((error: unknown) => log.debug({ err: error }, 'cannot poll for events'))
      await sleep(POLL_MS, undefined, { ref: false })
    }
    isPolling = false
  }

  return {
    join(organizationId, head) {
      if (closed.signal.aborted)
        throw new DomainError('SERVICE_UNAVAILABLE', 'the service is shutting down', {
          headers: { 'retry-after': '5' },
        })
      const group = groups.get(organizationId) ?? createGroup()
      if (group.members >= MAX_STREAMS)
        throw new DomainError('TOO_MANY_STREAMS', `your organization has ${MAX_STREAMS} event streams open`, {
          headers: { 'retry-after': '30' },
        })
      group.members += 1
      group.head = Math.max(group.head, head)
      groups.set(organizationId, group)
      // Shared by all streams, so not in the scope of this one.
      void outsideWorkScopes(pollWhileNeeded)
      return {
        closed: closed.signal,
        wait: (position, ms, signal) => waitForNews(group, position, ms, signal),
        [Symbol.dispose]() {
          group.members -= 1
          if (group.members === 0) groups.delete(organizationId)
        },
      }
    },
    [Symbol.dispose]: () => closed.abort(new Error('the service is shutting down')),
  }
}

function createGroup(): Group {
  const news = new EventEmitter()
  news.setMaxListeners(MAX_STREAMS)
  return { head: 0, members: 0, news }
}

/** @throws the reason of the signal */
async function waitForNews(
  group: Group,
  position: EventPosition,
  ms: number,
  signal: AbortSignal,
): Promise<EventPosition> {
  signal.throwIfAborted()
  if (group.head > position) return group.head
  const late = AbortSignal.timeout(ms)
  try {
    await once(group.news, 'news', { signal: AbortSignal.any([signal, late]) })
  } catch (error) {
    signal.throwIfAborted()
    if (!late.aborted) throw error
  }
  return group.head
}
