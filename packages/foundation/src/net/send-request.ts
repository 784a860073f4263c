import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { abortable } from '../concurrency/abortable.ts'
import type { Route } from './address-policy.ts'
import { FetchError } from './fetch-error.ts'
import { bareHost } from './url-host.ts'

export type Headers = Readonly<Record<string, string>>

export type RequestTimeouts = {
  connectTimeoutMs: number
  firstByteTimeoutMs: number
}

type OutgoingRequest = {
  url: URL
  route: Route
  method?: string | undefined
  headers: Headers
  body?: string | Uint8Array | undefined
  timeouts: RequestTimeouts
  signal: AbortSignal
}

const MAX_HEADER_BYTES = 16_384

/** Does not follow redirects. @throws FetchError, or a socket's error */
export async function sendRequest(request: OutgoingRequest): Promise<IncomingMessage> {
  const { timeouts, signal } = request
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const outgoing = open(request)
  const stopTimer = limitWait(outgoing, timeouts)
  outgoing.on('error', reject)
  outgoing.on('proxyConnect', ({ statusCode }: { statusCode: number }) => {
    // The proxy's own error page.
    if (statusCode !== 200)
      outgoing.destroy(new FetchError('connect_failed', `the proxy answered ${statusCode}`))
  })
  outgoing.on('upgrade', (_response, socket) => {
    socket.destroy()
    reject(new FetchError('http_status', 'the server requested another protocol'))
  })
  outgoing.on('response', (response) => {
    // Later errors reach the body's reader.
    response.on('error', () => undefined)
    resolve(response)
  })
  outgoing.end(request.body)
  // A request without a socket emits nothing when destroyed.
  return abortable(promise, signal).finally(stopTimer)
}

function open({
  url,
  route: { agent, lookup },
  headers,
  body,
  method = body === undefined ? 'GET' : 'POST',
  signal,
}: OutgoingRequest): http.ClientRequest {
  const host = bareHost(url)
  const client = url.protocol === 'https:' ? https : http
  return client.request({
    agent,
    host,
    port: url.port,
    path: url.pathname + url.search,
    method,
    signal,
    maxHeaderSize: MAX_HEADER_BYTES,
    insecureHTTPParser: false,
    ...(isIP(host) ? {} : { servername: host }),
    // Node skips `lookup` for IP literals, which are checked already.
    ...(lookup ? { lookup } : {}),
    headers: {
      host: url.host,
      ...headers,
      ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    },
  })
}

/** Limits connecting and responding. The result ends the response limit. */
function limitWait(
  outgoing: http.ClientRequest,
  { connectTimeoutMs, firstByteTimeoutMs }: RequestTimeouts,
): () => void {
  let waiting: NodeJS.Timeout | undefined
  // Before it has a socket, a request may wait for the host's others.
  outgoing.on('socket', (socket) => {
    waiting = setTimeout(() => {
      outgoing.destroy(new FetchError('timeout', `no response within ${firstByteTimeoutMs} ms`))
    }, firstByteTimeoutMs)
    if (!socket.connecting) return
    const connecting = setTimeout(() => {
      outgoing.destroy(new FetchError('timeout', `no connection within ${connectTimeoutMs} ms`))
    }, connectTimeoutMs)
    socket.once('connect', () => clearTimeout(connecting))
    socket.once('close', () => clearTimeout(connecting))
  })
  return () => clearTimeout(waiting)
}
