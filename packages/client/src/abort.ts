/** Longest delay of a timer in milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Resolves like `work`, or rejects as soon as `signal` aborts. The work continues, because others may share it. */
export async function abortable<Result>(
  work: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return work
  let onAbort = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason)
  })
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) onAbort()
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** Resolves after `ms`. Rejects with the reason of `signal` as soon as it aborts. */
export async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await abortable(
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, Math.min(ms, MAX_TIMER_MS))
      }),
      signal,
    )
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs `work` with a signal that aborts with `signal`, or with `lateError` after `ms`. `AbortSignal.any` would
 * keep a listener on a `signal` that outlives the work in Node 20.
 */
export async function limited<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { ms, lateError, signal }: { ms: number; lateError: () => Error; signal: AbortSignal | undefined },
): Promise<Result> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const onAbort = () => controller.abort(signal?.reason)
  const timer = setTimeout(() => controller.abort(lateError()), Math.min(ms, MAX_TIMER_MS))
  signal?.addEventListener('abort', onAbort)
  try {
    return await abortable(work(controller.signal), controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}
