import { signal } from '@preact/signals'
import { endcap, seesAll } from '../session/session.ts'

/** True while the event stream is open and polls are only a safeguard. */
export const isLive = signal(false)

/** Minimum pause between notifications: a busy service has many events a second. */
const PAUSE_MS = 1_000
const listeners = new Set<() => void>()
let stop: AbortController | null = null

/**
 * Calls a function on changes in the organization. Returns a function that stops it. All callers share one stream,
 * open only while the page is visible: browsers allow few connections per host across tabs.
 */
export function follow(onChange: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', update)
  listeners.add(onChange)
  update()
  return () => {
    listeners.delete(onChange)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', update)
    update()
  }
}

function update(): void {
  const isNeeded = listeners.size > 0 && !document.hidden
  if (isNeeded === (stop !== null)) return
  stop?.abort()
  stop = isNeeded ? new AbortController() : null
  if (stop) void read(stop.signal)
}

async function read(aborted: AbortSignal): Promise<void> {
  const notify = throttle(() => {
    if (!aborted.aborted) for (const onChange of listeners) onChange()
  })
  try {
    // Events are of all listings, so those who see a part of them poll.
    if (!seesAll()) return
    const { Events } = await import('@endcap/client/events')
    const onConnection = (isOpen: boolean) => {
      isLive.value = isOpen
      // Something may have changed before the stream opened.
      if (isOpen) notify()
    }
    for await (const _event of new Events(endcap).stream({ signal: aborted, onConnection })) notify()
  } catch {
    // Pages poll without the stream, for example behind a proxy that blocks it.
  } finally {
    // A replaced stream must not report over its successor.
    if (stop === null || stop.signal === aborted) isLive.value = false
  }
}

/** Runs `run` at most once in `PAUSE_MS`, and once after the last call. */
function throttle(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ranAt = -Infinity
  return () => {
    timer ??= setTimeout(
      () => {
        timer = undefined
        ranAt = performance.now()
        run()
      },
      Math.max(0, ranAt + PAUSE_MS - performance.now()),
    )
  }
}
