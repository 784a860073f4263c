import { limited, sleep } from './abort.ts'
import type { ApiResponse } from './api-promise.ts'
import { EndcapError } from './endcap-error.ts'
import { isRateLimit, isUnavailable } from './retry.ts'
import { type ApiRequest, type Connection, call, type RequestOptions } from './transport.ts'

export type WaitOptions<State> = RequestOptions & {
  /** Called with each new state, including the last. */
  onProgress?: ((state: State) => void) | undefined
  /** First polling interval in milliseconds, growing by half. Defaults to 500. */
  interval?: number | undefined
  /** Maximum interval in milliseconds. Defaults to 10,000. */
  maxInterval?: number | undefined
  /** Limit of the whole call in milliseconds, with retries. Defaults to five minutes. */
  maxWait?: number | undefined
}

/** Returns the path to poll, or undefined if the response is final. */
export type Next = (accepted: never) => ApiRequest['path'] | undefined

/** Imports use other names. */
const PENDING = /^(processing|checking|running)$/i
const GROWTH = 1.5

/**
 * Polls until processing ends, first sending the request if `next` is given. Tolerates an unavailable service.
 * `ETag` saves bodies of unchanged states.
 *
 * @throws EndcapError.Timeout after `maxWait`, a permanent error, or the signal's reason
 */
export async function poll<State extends { status: string }>(
  connection: Connection,
  request: ApiRequest,
  options: WaitOptions<State> = {},
  next?: Next,
): Promise<ApiResponse<State>> {
  const { onProgress, interval = 500, maxInterval = 10_000, maxWait = 300_000, signal, ...rest } = options
  const { retries = connection.retries } = rest
  let { path } = request
  let state = next ? 'not submitted' : 'unread'
  let failure: EndcapError | undefined
  const run = async (either: AbortSignal) => {
    const send = async (each: ApiRequest, tolerates: (error: EndcapError) => boolean) => {
      const patience = { tolerates, onFailure: (error: EndcapError) => (failure = error) }
      const answer = await call<State>(connection, each, { ...rest, signal: either }, patience)
      failure = undefined
      return answer
    }
    if (next) {
      // Without retries, a rate limit is an error.
      const answer = await send(request, (error) => retries > 0 && isRateLimit(error))
      const target = next(answer.data as never)
      if (target === undefined) return answer
      path = target
      state = answer.data.status
    }
    const read: ApiRequest = next ? { path } : { ...request }
    const { headers } = read
    for (let pause = interval; ; pause = Math.min(pause * GROWTH, Math.max(interval, maxInterval))) {
      const answer = await send(read, isUnavailable)
      if (answer.status !== 304) {
        const etag = answer.headers.get('etag')
        read.headers = { ...headers, ...(etag && { 'if-none-match': etag }) }
        state = answer.data.status
        onProgress?.(answer.data)
        if (!PENDING.test(state)) return answer
      }
      // Jitter spreads clients that submitted together.
      await sleep(pause * (0.8 + Math.random() * 0.4), either)
    }
  }
  const lateError = () => {
    const reason = failure ? `; the last request failed: ${failure.message}` : ''
    return new EndcapError.Timeout({
      code: 'TIMEOUT',
      message: `${[path].flat().join('/')} is still ${state} after ${maxWait} ms${reason}`,
      cause: failure,
    })
  }
  return limited(run, { ms: maxWait, lateError, signal })
}
