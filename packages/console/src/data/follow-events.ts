import { EndcapError } from '@endcap/client'
import { Events } from '@endcap/client/events'
import { endcap } from '../session/session.ts'
import { keysOf } from './events-to-keys.ts'
import { refreshWhere } from './resource.ts'

/** Time in which events are gathered, because an import has hundreds. */
const GATHER_MS = 500
/** Time after which a refused stream is tried again. */
const RETRY_MS = 30_000

/**
 * Follows what changes in the organization, and reads again what is shown of it. The stream is open only while the tab is
 * visible, because browsers open few connections to a host. What has happened meanwhile follows then.
 */
export function followEvents(): () => void {
  const ended = new AbortController()
  void follow(ended.signal)
  return () => ended.abort()
}

async function follow(ended: AbortSignal): Promise<void> {
  const events = new Events(endcap)
  let after: string | undefined
  while (!ended.aborted) {
    await whenVisible(ended)
    const hidden = whenHidden()
    const signal = AbortSignal.any([ended, hidden.signal])
    try {
      for await (const event of events.stream({ after, signal })) {
        after = event.id
        gather(keysOf(event))
      }
    } catch (error) {
      if (signal.aborted) continue
      // The last event is no longer kept. All data may be old.
      if (error instanceof EndcapError.BadRequest) {
        after = undefined
        refreshWhere(() => true)
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    } finally {
      hidden.forget()
    }
  }
}

const gathered = new Set<string>()

function gather(keys: readonly string[]): void {
  if (gathered.size === 0 && keys.length > 0) setTimeout(readGathered, GATHER_MS)
  for (const key of keys) gathered.add(key)
}

function readGathered(): void {
  const beginnings = [...gathered]
  gathered.clear()
  refreshWhere((key) => beginnings.some((beginning) => key.startsWith(beginning)))
}

function whenVisible(ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.hidden && !ended.aborted) return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    check()
  })
}

/** Returns a signal that aborts when the tab is hidden. */
function whenHidden(): { signal: AbortSignal; forget: () => void } {
  const hidden = new AbortController()
  const check = () => {
    if (document.hidden) hidden.abort()
  }
  document.addEventListener('visibilitychange', check)
  return {
    signal: hidden.signal,
    forget: () => document.removeEventListener('visibilitychange', check),
  }
}
