import { signal } from '@preact/signals'
import { endcap } from '../session/session.ts'

/** True while the stream of events is open, so that polls are only a safeguard. */
export const isLive = signal(false)

/** Shortest time between two notifications, because a busy service has many events a second. */
const PAUSE_MS = 1_000
const listeners = new Set<() => void>()
let stop: AbortController | null = null

/**
 * Calls a function when something has changed in the organization. Returns the function that ends this. One stream
 * serves all callers, and only while the page is visible: a browser has few connections to a host for all its tabs.
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

/** Opens or closes the stream. */
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
    const { Events } = await import('@endcap/client/events')
    const onConnection = (isOpen: boolean) => {
      isLive.value = isOpen
      // Something may have changed between the last read and the opening of the stream.
      if (isOpen) notify()
    }
    for await (const _event of new Events(endcap).stream({ signal: aborted, onConnection })) notify()
  } catch {
    // Without the stream, for example behind a proxy that has no place for it, the pages poll.
  } finally {
    // A stream that has replaced this one reports its own state.
    if (stop === null || stop.signal === aborted) isLive.value = false
  }
}

/** Returns a function that runs `run` at most once in `PAUSE_MS`, the last time after the last call. */
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
