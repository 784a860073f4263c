import { EndcapError } from './endcap-error.ts'

export type PollOptions = { pollMs?: number; timeoutMs?: number }

/** Statuses of failures that may pass: a restart, a rate limit, a proxy without a backend. */
const TRANSIENT_STATUSES = new Set([408, 429, 502, 503, 504])
/** Longest delay of a timer. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * Reads a state until its processing ends. Repeats a read that failed transiently, after `Retry-After`
 * where the API sends it.
 *
 * @throws EndcapError TIMEOUT after `timeoutMs`, or the error of a read that failed permanently
 */
export async function poll<State extends { status: string }>(
  name: string,
  read: (signal: AbortSignal) => Promise<State>,
  { pollMs = 500, timeoutMs = 300_000, signal }: PollOptions & { signal?: AbortSignal } = {},
): Promise<State> {
  const deadline = AbortSignal.timeout(Math.min(timeoutMs, MAX_TIMEOUT_MS))
  const either = signal ? AbortSignal.any([signal, deadline]) : deadline
  let lastError: unknown
  try {
    for (;;) {
      let waitMs = pollMs
      try {
        const state = await read(either)
        if (state.status.toLowerCase() !== 'processing') return state
        lastError = undefined
      } catch (error) {
        if (either.aborted || !isTransient(error)) throw error
        lastError = error
        if (error instanceof EndcapError) waitMs = Math.max(pollMs, error.retryAfterMs ?? 0)
      }
      await sleep(waitMs, either)
    }
  } catch (error) {
    signal?.throwIfAborted()
    if (!deadline.aborted) throw error
    throw timeoutError(name, timeoutMs, lastError)
  }
}

/** Rejects as soon as `signal` aborts, also while `work`, which others may share, goes on. */
export async function abortable<Result>(
  work: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return work
  const aborted = Promise.withResolvers<never>()
  const onAbort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** Returns true for statuses that may pass, and for failures of `fetch`: of the network or of the time limit. */
function isTransient(error: unknown): boolean {
  if (error instanceof EndcapError) return TRANSIENT_STATUSES.has(error.status)
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(ms, MAX_TIMEOUT_MS))
  })
  try {
    await abortable(elapsed, signal)
  } finally {
    clearTimeout(timer)
  }
}

function timeoutError(name: string, timeoutMs: number, cause: unknown): EndcapError {
  const reason = cause instanceof Error ? `; the last attempt failed: ${cause.message}` : ''
  const error = new EndcapError(
    0,
    'TIMEOUT',
    `${name} is still being processed after ${timeoutMs} ms${reason}`,
    null,
  )
  error.cause = cause
  return error
}
