import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { type AddressPolicyConfig, createAddressPolicy, type Resolve } from './address-policy.ts'
import { createOriginCookies } from './cookies.ts'
import {
  type Cookies,
  createDeadline,
  createExchange,
  type ExchangeLimits,
  type OriginHeaders,
  parseUrl,
} from './exchange.ts'
import { FetchError } from './fetch-error.ts'
import { bodyChunks, ignoreBody, joinChunks, readBody } from './read-body.ts'
import { retryAfterMs } from './retry-after.ts'
import { retryOnce } from './retry-once.ts'
import { type DownloadedFile, saveBody } from './save-body.ts'

export type GuardedFetchConfig = AddressPolicyConfig &
  ExchangeLimits & {
    userAgent: string
    minBytesPerSecond: number
    /** By exact origin. Never sent elsewhere. */
    originHeaders?: OriginHeaders
  }

/** For `User-Agent` (RFC 9110, section 10.1.5). */
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

export type PageRequest = {
  url: string
  maxBytes: number
  headers: Readonly<Record<string, string>>
  cookies: Cookies
  signal?: AbortSignal
}
export type PostRequest = {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  signal?: AbortSignal
}
export type PostResult = { status: number; retryAfter: string | null }
export type ExchangeRequest = {
  url: string
  /** Defaults to POST. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers: Readonly<Record<string, string>>
  body: Uint8Array
  /** Largest response. */
  maxBytes: number
  signal?: AbortSignal
}
/** A response of any status. Names of headers are in lower case. */
export type ExchangeResult = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type Page = { status: number; contentType: string; body: Buffer }

/** Fetches URLs that strangers choose. */
export type GuardedFetch = {
  /** Accepts 200 and 203, decompressed. @throws FetchError */
  get: (request: FetchRequest) => Promise<Buffer>
  /** Streams a decompressed 200 or 203 body into a new file, in constant memory. @throws FetchError, DiskError */
  download: (request: FetchRequest & { path: string }) => Promise<DownloadedFile>
  /** Accepts any status. `maxBytes` is decompressed. @throws FetchError */
  getPage: (request: PageRequest) => Promise<Page>
  /** Ignores the body and redirects. @throws FetchError */
  post: (request: PostRequest) => Promise<PostResult>
  /** Returns any status, redirects included. @throws FetchError */
  exchange: (request: ExchangeRequest) => Promise<ExchangeResult>
  /** @throws FetchError */
  check: (url: string, signal: AbortSignal) => Promise<void>
  close: () => void
}

const PAGE_ENCODINGS = 'gzip, deflate, br'

/**
 * Allows http and https on ports 80 and 443, checks every hop's address (`address-policy.ts`), and limits
 * bytes, redirects, time and rate. Uses `node:http`: in undici, a peer that closes during a slow read can
 * crash the process (nodejs/undici#5360).
 */
export function createGuardedFetch(config: GuardedFetchConfig, resolve?: Resolve): GuardedFetch {
  const policy = createAddressPolicy(config, resolve)
  const exchange = createExchange(policy, config)
  const { userAgent, minBytesPerSecond, originHeaders = new Map() } = config

  /** Some servers redirect until their cookie returns. */
  function fetchFile<Result>(
    { url, maxBytes, accept, signal }: FetchRequest,
    read: (chunks: AsyncIterable<Buffer>) => Promise<Result>,
  ): Promise<Result> {
    const headers = { accept, 'accept-encoding': 'identity', 'user-agent': userAgent }
    const deadline = createDeadline(config.deadlineMs)
    const cookies = createOriginCookies()
    const attempt = () =>
      exchange({ url, headers, originHeaders, cookies, signal, deadline }, async (response, stop) => {
        expectOk(response)
        return read(bodyChunks(response, { minBytesPerSecond, maxBytes }, stop))
      })
    const stop = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
    return retryOnce(attempt, { remainingMs: deadline.remainingMs, signal: stop })
  }

  return {
    get: (request) => fetchFile(request, joinChunks),

    download: ({ path, ...request }) => fetchFile(request, (chunks) => saveBody(path, chunks)),

    getPage({ url, maxBytes, headers, cookies, signal }) {
      const all = { 'user-agent': userAgent, ...headers, 'accept-encoding': PAGE_ENCODINGS }
      return exchange({ url, headers: all, cookies, signal }, async (response, stop) => ({
        status: response.statusCode ?? 0,
        contentType: response.headers['content-type'] ?? '',
        body: await readBody(response, { minBytesPerSecond, maxBytes }, stop),
      }))
    },

    post({ url, headers, body, signal }) {
      const all = { 'user-agent': userAgent, ...headers, 'accept-encoding': 'identity' }
      return exchange({ url, headers: all, body, signal }, async (response, stop) => {
        await ignoreBody(response, stop)
        return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null }
      })
    },

    exchange({ url, method, headers, body, maxBytes, signal }) {
      const all = { 'user-agent': userAgent, ...headers, 'accept-encoding': 'identity' }
      return exchange({ url, method, headers: all, body, signal }, async (response, stop) => ({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: await readBody(response, { minBytesPerSecond, maxBytes }, stop),
      }))
    },

    async check(url, signal) {
      await policy.routeTo(parseUrl(url), signal)
    },

    close: () => policy.close(),
  }
}

/** 203 comes from proxies, for example ones that shrink images. */
function expectOk(response: IncomingMessage): void {
  const status = response.statusCode ?? null
  if (status === 200 || status === 203) return
  response.destroy()
  throw new FetchError('http_status', `the server answered ${status}`, {
    status,
    retryAfterMs: retryAfterMs(response.headers['retry-after']),
  })
}
