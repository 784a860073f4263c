import { lookup as dnsLookup } from 'node:dns/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { FetchError } from './fetch-error.ts'
import { isPublicAddress } from './public-address.ts'

export type GuardedFetchConfig = {
  /** `host:port` origins that may be reached wherever they are; for tests and demos. */
  allowedOrigins: readonly string[]
  userAgent: string
  maxRedirects: number
  /** Name look-up and connection, each hop. */
  connectTimeoutMs: number
  /** From the request to the response's headers, each hop. */
  firstByteTimeoutMs: number
  /** Everything, redirects included. */
  deadlineMs: number
  /** A body that arrives slower than this, averaged since its start, is given up. */
  minBytesPerSecond: number
  /** Connections to one host at a time. */
  maxSocketsPerHost: number
}

export const GUARDED_FETCH_DEFAULTS: Omit<GuardedFetchConfig, 'allowedOrigins'> = {
  userAgent: 'Endcap/0.1 (+image scoring)',
  maxRedirects: 5,
  connectTimeoutMs: 5_000,
  firstByteTimeoutMs: 10_000,
  deadlineMs: 30_000,
  minBytesPerSecond: 2_048,
  maxSocketsPerHost: 8,
}

export type FetchRequest = { url: string; maxBytes: number; accept: string; signal?: AbortSignal }

/** Downloads from URLs that strangers chose. */
export type GuardedFetch = {
  /** The body of a 200 response. @throws FetchError */
  get: (request: FetchRequest) => Promise<Buffer>
  close: () => void
}

type Address = { address: string; family: number }
type Resolve = (host: string) => Promise<Address[]>

/** Before this the average rate says nothing. */
const RATE_GRACE_MS = 3_000
const RATE_CHECK_MS = 500
const MAX_HEADER_BYTES = 16_384
const MAX_URL_LENGTH = 4_096
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * A download that its URL cannot bend: only http(s) on ports 80 and 443; the host's addresses are
 * resolved once, refused if any of them is not public, and those that were checked are dialled, on
 * every redirect anew; bytes, redirects, time and rate are bounded; compressed bodies are refused.
 *
 * On `node:http`, because through undici a peer that closes while the consumer is slow can end the
 * process (nodejs/undici#5360).
 */
export function createGuardedFetch(config: GuardedFetchConfig, resolve: Resolve = resolveAll): GuardedFetch {
  const agentOptions = { keepAlive: false, maxSockets: config.maxSocketsPerHost }
  const agents = { 'http:': new http.Agent(agentOptions), 'https:': new https.Agent(agentOptions) }
  const allowedOrigins = new Set(config.allowedOrigins.map((origin) => origin.toLowerCase()))

  async function get({ url: raw, maxBytes, accept, signal }: FetchRequest): Promise<Buffer> {
    const deadline = AbortSignal.timeout(config.deadlineMs)
    const stop = signal ? AbortSignal.any([signal, deadline]) : deadline
    try {
      let url = parseUrl(raw)
      for (let hop = 0; ; hop++) {
        const response = await request(url, accept, stop)
        if (REDIRECTS.has(response.statusCode ?? 0)) {
          response.destroy()
          if (hop >= config.maxRedirects)
            throw new FetchError('too_many_redirects', `more than ${config.maxRedirects} redirects`)
          if (!response.headers.location) throw new FetchError('http_status', 'a redirect without a location')
          url = parseUrl(response.headers.location, url)
          continue
        }
        return await readBody(response, maxBytes, stop)
      }
    } catch (error) {
      if (deadline.aborted)
        throw new FetchError('timeout', `not finished within ${config.deadlineMs} ms`, { cause: error })
      signal?.throwIfAborted()
      throw asFetchError(error)
    }
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

  /** Null for an origin that the settings allow wherever it is, else the checked addresses. */
  async function checkedAddresses(url: URL): Promise<Address[] | null> {
    const port = url.port || (url.protocol === 'https:' ? '443' : '80')
    if (allowedOrigins.has(`${url.hostname.toLowerCase()}:${port}`)) return null
    if (port !== '80' && port !== '443')
      throw new FetchError('forbidden_address', 'only ports 80 and 443 are accepted')
    const host = bareHost(url)
    const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookUp(host)
    if (addresses.length === 0) throw new FetchError('dns_failure', 'the host name has no address')
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      throw new FetchError('forbidden_address', 'the host is not on the public internet')
    }
    return addresses
  }

  async function lookUp(host: string): Promise<Address[]> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => late.reject(new FetchError('timeout', 'the name look-up took too long')),
      config.connectTimeoutMs,
    )
    try {
      return await Promise.race([resolve(host), late.promise])
    } catch (error) {
      if (error instanceof FetchError) throw error
      throw new FetchError('dns_failure', 'the host name cannot be resolved', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  async function request(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
    const addresses = await checkedAddresses(url)
    signal.throwIfAborted()
    const host = bareHost(url)
    const client = url.protocol === 'https:' ? https : http
    const { promise, resolve: succeed, reject } = Promise.withResolvers<IncomingMessage>()
    const outgoing = client.request({
      agent: agents[url.protocol === 'https:' ? 'https:' : 'http:'],
      host,
      port: url.port,
      path: url.pathname + url.search,
      method: 'GET',
      signal,
      maxHeaderSize: MAX_HEADER_BYTES,
      insecureHTTPParser: false,
      ...(isIP(host) ? {} : { servername: host }),
      // IP literals never reach a look-up; they have been checked as they are.
      ...(addresses ? { lookup: lookupOf(addresses) } : {}),
      headers: { host: url.host, accept, 'accept-encoding': 'identity', 'user-agent': config.userAgent },
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
    return promise.finally(() => clearTimeout(waiting))
  }

  async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
    const refuse = (error: FetchError): never => {
      response.destroy()
      throw error
    }
    if (response.statusCode !== 200)
      refuse(new FetchError('http_status', `the server answered ${response.statusCode}`))
    const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
    if (encoding !== 'identity')
      refuse(new FetchError('unsupported_type', `the body is encoded as ${encoding.slice(0, 40)}`))
    const tooLarge = new FetchError('too_large', `the file is larger than ${Math.floor(maxBytes / 1e6)} MB`)
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) refuse(tooLarge)

    const chunks: Buffer[] = []
    let received = 0
    const start = performance.now()
    const watch = setInterval(() => {
      const elapsedMs = performance.now() - start
      if (elapsedMs > RATE_GRACE_MS && (1_000 * received) / elapsedMs < config.minBytesPerSecond) {
        response.destroy(new FetchError('timeout', `slower than ${config.minBytesPerSecond} bytes a second`))
      }
    }, RATE_CHECK_MS)
    try {
      for await (const chunk of response) {
        signal.throwIfAborted()
        received += chunk.length
        if (received > maxBytes) throw tooLarge
        chunks.push(chunk)
      }
    } finally {
      clearInterval(watch)
      response.destroy()
    }
    if (!response.complete)
      throw new FetchError('connect_failed', 'the connection closed before the whole file had arrived')
    return Buffer.concat(chunks, received)
  }

  return {
    get,
    close() {
      agents['http:'].destroy()
      agents['https:'].destroy()
    },
  }
}

const resolveAll: Resolve = (host) => dnsLookup(host, { all: true, verbatim: true })

/** The host without the brackets of an IPv6 literal. */
const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/** Answers node's own look-up with the addresses that were checked, so no second answer can differ. */
function lookupOf(addresses: Address[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
}

function asFetchError(error: unknown): Error {
  if (error instanceof FetchError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ETIMEDOUT') return new FetchError('timeout', 'the connection timed out', { cause: error })
  if (code.startsWith('HPE_'))
    return new FetchError('connect_failed', 'the server does not speak HTTP', { cause: error })
  if (/CERT|TLS|SSL/.test(code))
    return new FetchError('connect_failed', 'the TLS connection could not be trusted', { cause: error })
  return new FetchError('connect_failed', 'the connection failed', { cause: error })
}
