/** Longest delay of a timer in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1

export type Limits = {
  /** None by default. */
  ms?: number
  /** Returns the error after `ms`. */
  lateError?: () => Error
  signal: AbortSignal | undefined
}

/**
 * Runs `work`, and rejects as soon as `signal` aborts, or with `lateError` after `ms`. The signal of `work` then aborts.
 * `AbortSignal.any` would keep a listener on a `signal` that outlives the work in Node 20.
 */
export async function limited<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { ms = MAX_TIMER_MS, lateError, signal }: Limits,
): Promise<Result> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  let onAbort = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new Promise<never>((_resolve, reject) => {
    const end = (reason: unknown) => {
      controller.abort(reason)
      reject(reason)
    }
    onAbort = () => end(signal?.reason)
    timer = setTimeout(() => end(lateError?.()), Math.min(ms, MAX_TIMER_MS))
  })
  signal?.addEventListener('abort', onAbort)
  try {
    return await Promise.race([work(controller.signal), ended])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** Resolves after `ms`. Rejects with the reason of `signal` as soon as it aborts. */
export const sleep = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  limited(
    (either) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.min(ms, MAX_TIMER_MS))
        either.addEventListener('abort', () => clearTimeout(timer))
      }),
    { signal },
  )
