import { setTimeout as sleep } from 'node:timers/promises'
import { FetchError } from './fetch-error.ts'

const PAUSE_MS = 500

/** Retries after 429, 503 or a reset, unless the requested wait exceeds the deadline. */
export async function retryOnce<Result>(
  attempt: () => Promise<Result>,
  { remainingMs, signal }: { remainingMs: () => number; signal: AbortSignal },
): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof FetchError) || !error.isMomentary || signal.aborted) throw error
    const pauseMs = error.retryAfterMs ?? PAUSE_MS
    if (pauseMs >= remainingMs()) throw error
    await sleep(pauseMs, undefined, { signal }).catch(() => {
      throw error
    })
    return await attempt()
  }
}
