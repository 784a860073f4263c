import { limited, sleep } from './abort.ts'
import { EndcapError } from './endcap-error.ts'
import { backoff, isTransient } from './retry.ts'
import { type ApiRequest, type Connection, call, type RequestOptions } from './transport.ts'

/** Options of calls that wait until processing ends. */
export type WaitOptions<State> = RequestOptions & {
  /** Called with each new state, including the last. */
  onProgress?: ((state: State) => void) | undefined
  /** Time between two reads in milliseconds. Defaults to 500. */
  interval?: number | undefined
  /** Time limit of the wait in milliseconds. Defaults to five minutes. */
  maxWait?: number | undefined
}

/**
 * Reads a state until its processing ends. Tolerates transient failures until the wait ends. Sends the `ETag` of
 * the previous state, so that the response for an unchanged state has no body.
 *
 * @throws EndcapError.Timeout after `maxWait`, an error that is not transient, or the signal's reason
 */
export function poll<State extends { status: string }>(
  connection: Connection,
  request: ApiRequest,
  { onProgress, interval = 500, maxWait = 300_000, signal, ...options }: WaitOptions<State> = {},
): Promise<State> {
  let lastError: unknown
  const repeat = async (either: AbortSignal): Promise<State> => {
    let failures = 0
    let etag: string | null = null
    for (;;) {
      const headers: Record<string, string> = {
        ...options.headers,
        ...(etag ? { 'if-none-match': etag } : {}),
      }
      const answer = await call<State>(connection, request, {
        ...options,
        headers,
        retries: 0,
        signal: either,
      }).catch((error: unknown) => {
        if (!isTransient(error)) throw error
        lastError = error
        return error
      })
      if (answer instanceof EndcapError) {
        await sleep(Math.max(interval, backoff(failures++, answer)), either)
        continue
      }
      lastError = undefined
      failures = 0
      if (answer.status !== 304) {
        etag = answer.headers.get('etag')
        onProgress?.(answer.body)
        if (answer.body.status.toLowerCase() !== 'processing') return answer.body
      }
      await sleep(interval, either)
    }
  }
  return limited(repeat, { ms: maxWait, lateError: () => waitError(request, maxWait, lastError), signal })
}

function waitError({ path }: ApiRequest, maxWait: number, cause: unknown): EndcapError {
  const name = typeof path === 'string' ? path : path.join('/')
  const reason = cause instanceof Error ? `; the last read failed: ${cause.message}` : ''
  return new EndcapError.Timeout({
    code: 'TIMEOUT',
    message: `${name} is still being processed after ${maxWait} ms${reason}`,
    cause,
  })
}
