import { limited, sleep } from './abort.ts'
import type { ApiResponse } from './api-promise.ts'
import { EndcapError } from './endcap-error.ts'
import { isRateLimit, isUnavailable } from './retry.ts'
import { type ApiRequest, type Connection, call, type RequestOptions } from './transport.ts'

/** Options of calls that wait until processing ends. */
export type WaitOptions<State> = RequestOptions & {
  /** Called with each new state, including the last. */
  onProgress?: ((state: State) => void) | undefined
  /** Time between the first two reads in milliseconds. Defaults to 500. It grows by half with each read. */
  interval?: number | undefined
  /** Longest time between two reads in milliseconds. Defaults to 10,000. */
  maxInterval?: number | undefined
  /** Time limit of the whole call in milliseconds: the submission, retries and reads. Defaults to five minutes. */
  maxWait?: number | undefined
}

/** Returns where to read the state of what was submitted, or undefined if the response is the final state. */
export type Next = (accepted: never) => ApiRequest['path'] | undefined

/** States in which processing has not ended. Those of imports have other names. */
const PENDING = /^(processing|checking|running)$/i
const GROWTH = 1.5

/**
 * Reads a state until its processing ends. With `next`, sends the request once, and reads the state that its response
 * leads to. Tolerates an unavailable service until the wait ends. Sends the `ETag` of the previous state, so that the
 * response for an unchanged state has no body.
 *
 * @throws EndcapError.Timeout after `maxWait`, an error that is not transient, or the signal's reason
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
      // Clients that have submitted at the same time do not read at the same time.
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
