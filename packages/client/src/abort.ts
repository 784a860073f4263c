/** Longest timer delay. */
const MAX_TIMER_MS = 2 ** 31 - 1

export type Limits = {
  ms?: number
  lateError?: () => Error
  signal: AbortSignal | undefined
}

/**
 * Runs `work`. Rejects as soon as `signal` aborts, or after `ms`, and aborts the signal of `work`. Not
 * `AbortSignal.any`: in Node 20, it leaks listeners on long-lived signals.
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

/** Resolves after `ms`. Rejects when `signal` aborts. */
export const sleep = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  limited(
    (either) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.min(ms, MAX_TIMER_MS))
        either.addEventListener('abort', () => clearTimeout(timer))
      }),
    { signal },
  )
