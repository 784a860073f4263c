import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Endcap, type EndcapOptions } from '@endcap/client'

/** A request as the server received it. */
export type Received = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
  /** Time of arrival, in milliseconds. */
  at: number
}

export type FaultyServer = AsyncDisposable & {
  endcap: Endcap
  baseUrl: string
  /** Requests to the API, without those for tokens. */
  received: Received[]
  tokenRequests: () => number
  /** Emits `request` when one has arrived, and `closed` when its response has ended or its client has gone. */
  events: EventEmitter
}

export type ServerOptions = {
  /** Responds to requests for tokens. `count` begins with 1. */
  token?: (response: ServerResponse, count: number) => void
  client?: Partial<EndcapOptions>
}

/** Starts a server that responds to API requests with `answers`, one after the other. The last repeats. */
export async function startFaultyServer(
  answers: readonly RequestListener[],
  { token = sendToken, client = {} }: ServerOptions = {},
): Promise<FaultyServer> {
  const received: Received[] = []
  const events = new EventEmitter()
  let tokens = 0
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    let body = ''
    request.setEncoding('latin1')
    request.on('data', (chunk: string) => (body += chunk))
    if (path === '/auth/token') {
      tokens += 1
      token(response, tokens)
      return
    }
    const answer = answers[Math.min(received.length, answers.length - 1)]
    const at = performance.now()
    const entry = { method, path, headers, body, at }
    received.push(entry)
    response.once('close', () => events.emit('closed'))
    events.emit('request')
    request.on('end', () => {
      entry.body = body
      answer?.(request, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const credential = { clientId: 'id', clientSecret: 'secret', organizationId: 'organization' }
  return {
    endcap: new Endcap({ baseUrl, ...credential, ...client }),
    baseUrl,
    received,
    tokenRequests: () => tokens,
    events,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function sendToken(response: ServerResponse, count: number): void {
  sendTokenFor(3600)(response, count)
}

/** Returns a handler that issues `token-1`, `token-2` and so on, valid for this time. */
export const sendTokenFor = (lifetimeS: number) => (response: ServerResponse, count: number) =>
  void response.end(
    JSON.stringify({ access_token: `token-${count}`, token_type: 'Bearer', expires_in: lifetimeS }),
  )

export const send =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(body === undefined ? undefined : JSON.stringify(body))

export const sendText =
  (status: number, text: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(text)

/** Refuses with an Error object. */
export const refuse = (
  status: number,
  code = 'CODE',
  headers: Record<string, string> = {},
  extra: unknown = null,
) =>
  send(
    status,
    { detail: 'no', status_code: status, error_code: code, request_id: 'r-1', extra, timestamp: 't' },
    headers,
  )

/** Ends the connection before a response. */
export const reset: RequestListener = (request) => void request.socket.resetAndDestroy()

/** Ends the connection in the middle of a response. */
export const cut: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-length': '100' })
  response.write('{"status":', () => request.socket.destroy())
}

/** Never responds. */
export const hang: RequestListener = () => {}
