import type { IncomingMessage } from 'node:http'
import { type AddressPolicyConfig, createAddressPolicy, type Resolve } from './address-policy.ts'
import { type Cookies, createExchange, type ExchangeLimits, parseUrl } from './exchange.ts'
import { FetchError } from './fetch-error.ts'
import { bodyChunks, ignoreBody, readBody } from './read-body.ts'
import { type DownloadedFile, saveBody } from './save-body.ts'

export type GuardedFetchConfig = AddressPolicyConfig &
  ExchangeLimits & {
    userAgent: string
    /** Slowest rate of a body, averaged since its start. */
    minBytesPerSecond: number
  }

/** Endcap's product token in the `User-Agent` header (RFC 9110, section 10.1.5). */
export const PRODUCT = 'Endcap/0.1'

/** Default limits of the guarded fetch. */
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
/** `retryAfter` is the header of that name, or null. */
export type PostResult = { status: number; retryAfter: string | null }
export type Page = { status: number; contentType: string; body: Buffer }

/** Downloads from URLs that strangers choose. */
export type GuardedFetch = {
  /** Returns the body of a 200 response, which must not be compressed. @throws FetchError */
  get: (request: FetchRequest) => Promise<Buffer>
  /**
   * Writes the body of a 200 response to a new file as it arrives, so that memory does not grow with it.
   *
   * @throws FetchError, or DiskError if the file cannot be written
   */
  download: (request: FetchRequest & { path: string }) => Promise<DownloadedFile>
  /** Returns a page of any status, decompressed. `maxBytes` limits the decompressed page. @throws FetchError */
  getPage: (request: PageRequest) => Promise<Page>
  /**
   * Sends a body by POST and returns the status of the response, redirects included, which are not followed. The body
   * of the response is ignored. @throws FetchError
   */
  post: (request: PostRequest) => Promise<PostResult>
  /** Checks whether a URL may be dialed now, without dialing it. @throws FetchError */
  check: (url: string, signal: AbortSignal) => Promise<void>
  close: () => void
}

const PAGE_ENCODINGS = ['gzip', 'deflate', 'br'] as const

/**
 * Creates a fetch for URLs that strangers choose. It accepts http and https on ports 80 and 443 only,
 * checks the address of every hop (`address-policy.ts`), and bounds bytes, redirects, time and rate.
 *
 * Uses `node:http`: through undici, a peer that closes while the consumer is slow can crash the process
 * (nodejs/undici#5360).
 */
export function createGuardedFetch(config: GuardedFetchConfig, resolve?: Resolve): GuardedFetch {
  const policy = createAddressPolicy(config, resolve)
  const exchange = createExchange(policy, config)
  const { userAgent, minBytesPerSecond } = config
  const headersFor = (accept: string) => ({
    accept,
    'accept-encoding': 'identity',
    'user-agent': userAgent,
  })

  return {
    get: ({ url, maxBytes, accept, signal }) =>
      exchange({ url, headers: headersFor(accept), signal }, async (response, stop) => {
        expectOk(response)
        return readBody(response, { minBytesPerSecond, maxBytes, encodings: [] }, stop)
      }),

    download: ({ url, maxBytes, accept, path, signal }) =>
      exchange({ url, headers: headersFor(accept), signal }, async (response, stop) => {
        expectOk(response)
        return saveBody(path, bodyChunks(response, { minBytesPerSecond, maxBytes, encodings: [] }, stop))
      }),

    getPage({ url, maxBytes, headers, cookies, signal }) {
      const all = { 'user-agent': userAgent, ...headers, 'accept-encoding': PAGE_ENCODINGS.join(', ') }
      return exchange({ url, headers: all, cookies, signal }, async (response, stop) => ({
        status: response.statusCode ?? 0,
        contentType: response.headers['content-type'] ?? '',
        body: await readBody(response, { minBytesPerSecond, maxBytes, encodings: PAGE_ENCODINGS }, stop),
      }))
    },

    post({ url, headers, body, signal }) {
      const all = { 'user-agent': userAgent, ...headers, 'accept-encoding': 'identity' }
      return exchange({ url, headers: all, body, signal }, async (response, stop) => {
        await ignoreBody(response, stop)
        return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null }
      })
    },

    async check(url, signal) {
      await policy.routeTo(parseUrl(url), signal)
    },

    close: () => policy.close(),
  }
}

function expectOk(response: IncomingMessage): void {
  if (response.statusCode === 200) return
  response.destroy()
  const status = response.statusCode ?? null
  throw new FetchError('http_status', `the server answered ${status}`, { status })
}
