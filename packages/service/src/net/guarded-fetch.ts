import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { abortable } from '../concurrency/abortable.ts'
import { FetchError } from './fetch-error.ts'
import { readBody } from './read-body.ts'
import { bareHost, createAddressPolicy, type Resolve, type AddressPolicyConfig } from './address-policy.ts'

export type GuardedFetchConfig = AddressPolicyConfig & {
  userAgent: string
  maxRedirects: number
  /** From the request to the response's headers, each hop. */
  firstByteTimeoutMs: number
  /** Everything, redirects included. */
  deadlineMs: number
  /** A body that arrives slower than this, averaged since its start, is given up. */
  minBytesPerSecond: number
}

/** How Endcap names itself to servers. */
export const PRODUCT = 'Endcap/0.1'

export const GUARDED_FETCH_DEFAULTS: Omit<GuardedFetchConfig, 'allowedOrigins'> = {
  userAgent: `${PRODUCT} (+image scoring)`,
  maxRedirects: 5,
  connectTimeoutMs: 5_000,
  firstByteTimeoutMs: 10_000,
  deadlineMs: 30_000,
  minBytesPerSecond: 2_048,
  maxSocketsPerHost: 8,
}

export type FetchRequest = { url: string; maxBytes: number; accept: string; signal?: AbortSignal }

/** Cookies of a visitor, kept from one response to the next request. */
export type Cookies = {
  /** The `Cookie` header for an address; empty for none. */
  header: (url: string) => Promise<string>
  keep: (url: string, setCookie: readonly string[]) => Promise<void>
}

export type PageRequest = {
  url: string
  maxBytes: number
  headers: Readonly<Record<string, string>>
  cookies: Cookies
  signal?: AbortSignal
}
export type Page = { status: number; contentType: string; body: Buffer }

/** Downloads from URLs that strangers chose. */
export type GuardedFetch = {
  /** The body of a 200 response, which must not be compressed. @throws FetchError */
  get: (request: FetchRequest) => Promise<Buffer>
  /** A page as a browser gets it: of any status, decompressed (`maxBytes` is of the page, not of what travels). @throws FetchError */
  getPage: (request: PageRequest) => Promise<Page>
  close: () => void
}

type Headers = Readonly<Record<string, string>>

const MAX_HEADER_BYTES = 16_384
const MAX_URL_LENGTH = 4_096
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const PAGE_ENCODINGS = ['gzip', 'deflate', 'br'] as const

/**
 * Downloads that their URLs cannot bend: only http(s) on ports 80 and 443, only to addresses that were
 * checked (`policy.ts`), on every redirect anew; bytes, redirects, time and rate are bounded.
 *
 * On `node:http`, because through undici a peer that closes while the consumer is slow can end the
 * process (nodejs/undici#5360).
 */
export function createGuardedFetch(config: GuardedFetchConfig, resolve?: Resolve): GuardedFetch {
  const policy = createAddressPolicy(config, resolve)
  const limits = { minBytesPerSecond: config.minBytesPerSecond }

  type Exchange = { url: string; headers: Headers; cookies?: Cookies; signal?: AbortSignal | undefined }

  /** Follows redirects to the response that is none, and has `read` take it while the time lasts. */
  async function exchange<Result>(
    { url: raw, headers, cookies, signal }: Exchange,
    read: (response: IncomingMessage, stop: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const deadline = AbortSignal.timeout(config.deadlineMs)
    const stop = signal ? AbortSignal.any([signal, deadline]) : deadline
    try {
      let url = parseUrl(raw)
      for (let hop = 0; ; hop++) {
        const cookie = (await cookies?.header(url.href)) ?? ''
        const response = await request(url, cookie === '' ? headers : { ...headers, cookie }, stop)
        await cookies?.keep(url.href, response.headers['set-cookie'] ?? [])
        if (!REDIRECTS.has(response.statusCode ?? 0)) return await read(response, stop)
        response.destroy()
        if (hop >= config.maxRedirects)
          throw new FetchError('too_many_redirects', `more than ${config.maxRedirects} redirects`)
        if (!response.headers.location) throw new FetchError('http_status', 'a redirect without a location')
        url = parseUrl(response.headers.location, url)
      }
    } catch (error) {
      if (deadline.aborted)
        throw new FetchError('timeout', `not finished within ${config.deadlineMs} ms`, { cause: error })
      signal?.throwIfAborted()
      throw asFetchError(error)
    }
  }

  function get({ url, maxBytes, accept, signal }: FetchRequest): Promise<Buffer> {
    const headers = { accept, 'accept-encoding': 'identity', 'user-agent': config.userAgent }
    return exchange({ url, headers, signal }, async (response, stop) => {
      if (response.statusCode !== 200) {
        response.destroy()
        const status = response.statusCode ?? null
        throw new FetchError('http_status', `the server answered ${status}`, { status })
      }
      return readBody(response, { ...limits, maxBytes, encodings: [] }, stop)
    })
  }

  function getPage({ url, maxBytes, headers, cookies, signal }: PageRequest): Promise<Page> {
    const all = { 'user-agent': config.userAgent, ...headers, 'accept-encoding': PAGE_ENCODINGS.join(', ') }
    return exchange({ url, headers: all, cookies, signal }, async (response, stop) => ({
      status: response.statusCode ?? 0,
      contentType: response.headers['content-type'] ?? '',
      body: await readBody(response, { ...limits, maxBytes, encodings: PAGE_ENCODINGS }, stop),
    }))
  }

  function parseUrl(raw: string, base?: URL): URL {
    const url = raw.length <= MAX_URL_LENGTH ? URL.parse(raw, base?.href) : null
    if (!url) throw new FetchError('invalid_url', 'not a valid URL')
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new FetchError('invalid_url', 'only http and https are accepted')
    if (url.username !== '' || url.password !== '')
      throw new FetchError('invalid_url', 'user information is not accepted')
    return url
  }

  async function request(url: URL, headers: Headers, signal: AbortSignal): Promise<IncomingMessage> {
    const { agent, lookup } = await abortable(policy.routeTo(url, signal), signal)
    const host = bareHost(url)
    const client = url.protocol === 'https:' ? https : http
    const { promise, resolve: succeed, reject } = Promise.withResolvers<IncomingMessage>()
    const outgoing = client.request({
      agent,
      host,
      port: url.port,
      path: url.pathname + url.search,
      method: 'GET',
      signal,
      maxHeaderSize: MAX_HEADER_BYTES,
      insecureHTTPParser: false,
      ...(isIP(host) ? {} : { servername: host }),
      // IP literals never reach a look-up; they have been checked as they are.
      ...(lookup ? { lookup } : {}),
      headers: { host: url.host, ...headers },
    })
    let waiting: NodeJS.Timeout | undefined
    // From here on: before, the request may have queued for one of the host's sockets.
    outgoing.on('socket', (socket) => {
      waiting = setTimeout(() => {
        outgoing.destroy(new FetchError('timeout', `no response within ${config.firstByteTimeoutMs} ms`))
      }, config.firstByteTimeoutMs)
      if (!socket.connecting) return
      const connecting = setTimeout(() => {
        outgoing.destroy(new FetchError('timeout', `no connection within ${config.connectTimeoutMs} ms`))
      }, config.connectTimeoutMs)
      socket.once('connect', () => clearTimeout(connecting))
      socket.once('close', () => clearTimeout(connecting))
    })
    outgoing.on('error', reject)
    outgoing.on('proxyConnect', ({ statusCode }: { statusCode: number }) => {
      // What comes is the proxy's own page.
      if (statusCode !== 200)
        outgoing.destroy(new FetchError('connect_failed', `the proxy answered ${statusCode}`))
    })
    outgoing.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new FetchError('http_status', 'the server wants another protocol'))
    })
    outgoing.on('response', (response) => {
      // What fails after this is heard by whoever reads the body.
      response.on('error', () => undefined)
      succeed(response)
    })
    outgoing.end()
    // A request that still waits for a socket does not hear that it is destroyed.
    return abortable(promise, signal).finally(() => clearTimeout(waiting))
  }

  return {
    get,
    getPage,
    close: () => policy.close(),
  }
}

function asFetchError(error: unknown): Error {
  if (error instanceof FetchError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_') || (code.startsWith('ERR_') && code.includes('BROTLI')))
    return new FetchError('unsupported_type', 'the body is not compressed as it says', { cause: error })
  if (code === 'ETIMEDOUT') return new FetchError('timeout', 'the connection timed out', { cause: error })
  if (code.startsWith('HPE_'))
    return new FetchError('connect_failed', 'the server does not speak HTTP', { cause: error })
  if (/CERT|TLS|SSL/.test(code))
    return new FetchError('connect_failed', 'the TLS connection could not be trusted', { cause: error })
  return new FetchError('connect_failed', 'the connection failed', { cause: error })
}
