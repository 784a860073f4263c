import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { abortable } from '../concurrency/abortable.ts'
import { contained } from '../concurrency/work-scope.ts'
import type { createAddressPolicy } from './address-policy.ts'
import { FetchError } from './fetch-error.ts'
import { DiskError } from './save-body.ts'
import { type Headers, type RequestTimeouts, sendRequest } from './send-request.ts'

export type Cookies = {
  /** Returns an empty string without cookies. */
  header: (url: string) => Promise<string>
  keep: (url: string, setCookie: readonly string[]) => Promise<void>
}

/** By exact origin, redirects included. */
export type OriginHeaders = ReadonlyMap<string, Headers>

/** End of an exchange and its second attempt. */
export type Deadline = { signal: AbortSignal; remainingMs: () => number }

/** Counts from now. */
export function createDeadline(ms: number): Deadline {
  const end = performance.now() + ms
  return { signal: AbortSignal.timeout(ms), remainingMs: () => end - performance.now() }
}

export type ExchangeLimits = RequestTimeouts & {
  maxRedirects: number
  /** Includes redirects. */
  deadlineMs: number
}

export type Exchange = {
  url: string
  headers: Headers
  /** Without redirects, so it reaches no other host. */
  body?: string | Uint8Array
  /** Defaults to POST with a body, otherwise GET. */
  method?: string | undefined
  cookies?: Cookies
  originHeaders?: OriginHeaders
  signal?: AbortSignal | undefined
  deadline?: Deadline
}

type ReadResponse<Result> = (response: IncomingMessage, stop: AbortSignal) => Promise<Result>

const MAX_URL_LENGTH = 4_096
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Follows redirects before `read`, within the deadline. */
export function createExchange(policy: ReturnType<typeof createAddressPolicy>, limits: ExchangeLimits) {
  const { maxRedirects, deadlineMs } = limits

  async function request(
    url: URL,
    { headers, body, method }: Pick<Exchange, 'headers' | 'body' | 'method'>,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const route = await abortable(policy.routeTo(url, signal), signal)
    return sendRequest({ url, route, method, headers, body, timeouts: limits, signal })
  }

  async function followRedirects(given: Exchange, stop: AbortSignal) {
    const { url: raw, method, headers, body, cookies, originHeaders } = given
    let url = parseUrl(raw)
    for (let hop = 0; ; hop++) {
      const cookie = (await cookies?.header(url.href)) ?? ''
      const sent = {
        headers: { ...headers, ...(cookie === '' ? {} : { cookie }), ...originHeaders?.get(url.origin) },
        method,
        ...(body === undefined ? {} : { body }),
      }
      const response = await request(url, sent, stop)
      await cookies?.keep(url.href, response.headers['set-cookie'] ?? [])
      if (body !== undefined || !REDIRECTS.has(response.statusCode ?? 0)) return response
      response.destroy()
      if (hop >= maxRedirects)
        throw new FetchError('too_many_redirects', `more than ${maxRedirects} redirects`)
      if (!response.headers.location) throw new FetchError('http_status', 'a redirect without a location')
      url = parseUrl(decodeLocation(response.headers.location), url)
    }
  }

  /** @throws FetchError, DiskError, or the reason of the signal */
  return async function exchange<Result>(given: Exchange, read: ReadResponse<Result>): Promise<Result> {
    const { signal, deadline: { signal: deadline } = createDeadline(deadlineMs) } = given
    try {
      return await contained(`exchange with ${URL.parse(given.url)?.host}`, async (fault) => {
        const stop = AbortSignal.any([...(signal ? [signal] : []), deadline, fault])
        return read(await followRedirects(given, stop), stop)
      })
    } catch (error) {
      if (deadline.aborted)
        throw new FetchError('timeout', `not finished within ${deadlineMs} ms`, { cause: error })
      signal?.throwIfAborted()
      throw asFetchError(error)
    }
  }
}

/** @throws FetchError invalid_url */
export function parseUrl(raw: string, base?: URL): URL {
  if (raw.length > MAX_URL_LENGTH)
    throw new FetchError('invalid_url', `the URL has more than ${MAX_URL_LENGTH} characters`)
  const url = URL.parse(raw, base?.href)
  if (!url) throw new FetchError('invalid_url', 'not a valid URL')
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FetchError('invalid_url', 'only http and https are accepted')
  if (url.username !== '' || url.password !== '')
    throw new FetchError('invalid_url', 'user information is not accepted')
  return url
}

/** Node reads Latin-1, but some servers send UTF-8, which browsers percent-encode. */
function decodeLocation(header: string): string {
  const bytes = Buffer.from(header, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : header
}

/** Closed by the server. */
const RESET_CODES: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED'])

function asFetchError(error: unknown): Error {
  if (error instanceof FetchError || error instanceof DiskError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_') || (code.startsWith('ERR_') && code.includes('BROTLI')))
    return new FetchError('unsupported_type', 'the body is not compressed as its header declares', {
      cause: error,
    })
  if (code === 'ETIMEDOUT') return new FetchError('timeout', 'the connection timed out', { cause: error })
  if (code.startsWith('HPE_'))
    return new FetchError('connect_failed', 'the response is not valid HTTP', { cause: error })
  if (/CERT|TLS|SSL/.test(code))
    return new FetchError('connect_failed', 'the TLS connection is not trusted', { cause: error })
  return new FetchError('connect_failed', 'the connection failed', {
    isReset: RESET_CODES.has(code),
    cause: error,
  })
}
