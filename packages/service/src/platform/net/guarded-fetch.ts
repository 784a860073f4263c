import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { abortable } from '../concurrency/abortable.ts'
import { type AddressPolicyConfig, bareHost, createAddressPolicy, type Resolve } from './address-policy.ts'
import { FetchError } from './fetch-error.ts'
import { bodyChunks, readBody } from './read-body.ts'

export type GuardedFetchConfig = AddressPolicyConfig & {
  userAgent: string
  maxRedirects: number
  /** Time from the request to the response's headers, for each hop. */
  firstByteTimeoutMs: number
  /** Time for the whole exchange, redirects included. */
  deadlineMs: number
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

/** A file on the local disk. `sha256` is in hexadecimal digits. */
export type DownloadedFile = { byteLength: number; sha256: string }

/** Cookies of a visitor, kept from one response to the next request. */
export type Cookies = {
  /** Returns the `Cookie` header for an address, or an empty text. */
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
  close: () => void
}

/** A download cannot be written to the local disk. */
export class DiskError extends Error {
  constructor(cause: unknown) {
    super('the download cannot be written to the local disk', { cause })
    this.name = 'DiskError'
  }
}

type Headers = Readonly<Record<string, string>>

const MAX_HEADER_BYTES = 16_384
const MAX_URL_LENGTH = 4_096
const REDIRECTS = new Set([301, 302, 303, 307, 308])
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
  const limits = { minBytesPerSecond: config.minBytesPerSecond }

  type Exchange = { url: string; headers: Headers; cookies?: Cookies; signal?: AbortSignal | undefined }

  /** Follows redirects, and passes the final response to `read` within the deadline. */
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

  function expectOk(response: IncomingMessage): void {
    if (response.statusCode === 200) return
    response.destroy()
    const status = response.statusCode ?? null
    throw new FetchError('http_status', `the server answered ${status}`, { status })
  }

  const headersFor = (accept: string) => ({
    accept,
    'accept-encoding': 'identity',
    'user-agent': config.userAgent,
  })

  function get({ url, maxBytes, accept, signal }: FetchRequest): Promise<Buffer> {
    return exchange({ url, headers: headersFor(accept), signal }, async (response, stop) => {
      expectOk(response)
      return readBody(response, { ...limits, maxBytes, encodings: [] }, stop)
    })
  }

  function download({ url, maxBytes, accept, path, signal }: FetchRequest & { path: string }) {
    return exchange({ url, headers: headersFor(accept), signal }, async (response, stop) => {
      expectOk(response)
      return saveBody(path, bodyChunks(response, { ...limits, maxBytes, encodings: [] }, stop))
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
      // Node never calls `lookup` for an IP literal; the address policy has checked these.
      ...(lookup ? { lookup } : {}),
      headers: { host: url.host, ...headers },
    })
    let waiting: NodeJS.Timeout | undefined
    // The time starts with the socket: before, the request may wait for one of the host's sockets.
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
      // The response is the proxy's own error page.
      if (statusCode !== 200)
        outgoing.destroy(new FetchError('connect_failed', `the proxy answered ${statusCode}`))
    })
    outgoing.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new FetchError('http_status', 'the server requested another protocol'))
    })
    outgoing.on('response', (response) => {
      // Later errors are thrown to the reader of the body.
      response.on('error', () => undefined)
      succeed(response)
    })
    outgoing.end()
    // A request that waits for a socket emits nothing when it is destroyed.
    return abortable(promise, signal).finally(() => clearTimeout(waiting))
  }

  return {
    get,
    download,
    getPage,
    close: () => policy.close(),
  }
}

/** Writes chunks to a new file, and hashes them on the way. @throws DiskError */
async function saveBody(path: string, chunks: AsyncIterable<Buffer>): Promise<DownloadedFile> {
  const hash = createHash('sha256')
  let byteLength = 0
  await using file = await onDisk(open(path, 'wx'))
  for await (const chunk of chunks) {
    hash.update(chunk)
    await onDisk(file.writeFile(chunk))
    byteLength += chunk.length
  }
  return { byteLength, sha256: hash.digest('hex') }
}

async function onDisk<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw new DiskError(error)
  }
}

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
  return new FetchError('connect_failed', 'the connection failed', { cause: error })
}
