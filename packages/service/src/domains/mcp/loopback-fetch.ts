import { once } from 'node:events'
import { Agent, type IncomingMessage, request as sendRequest } from 'node:http'
import { Readable } from 'node:stream'

/** Statuses whose responses have no body. */
const WITHOUT_BODY = new Set([204, 304])
/** Further calls wait. */
const MAX_SOCKETS = 64

/** Sends requests from the process to itself. */
export type LoopbackFetch = { fetch: typeof fetch; close: () => void }

/**
 * Creates a `fetch` with its own agent. The global `fetch` could send the caller's token to a configured
 * proxy.
 */
export function createLoopbackFetch(): LoopbackFetch {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS })
  return {
    async fetch(input, { method = 'GET', headers, body = null, signal } = {}) {
      if (typeof input !== 'string' || (body !== null && typeof body !== 'string'))
        throw new TypeError('a loopback request has texts as its address and its body')
      const sent = sendRequest(input, {
        agent,
        method,
        headers: Object.fromEntries(new Headers(headers)),
        ...(signal ? { signal } : {}),
      }).end(body)
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      // From here on, the response stream reports errors.
      sent.on('error', () => undefined)
      const { statusCode: status = 502, headers: received } = response
      const content = WITHOUT_BODY.has(status)
        ? null
        : (Readable.toWeb(response) as ReadableStream<Uint8Array>)
      if (content === null) response.resume()
      return new Response(content, { status, headers: textHeaders(received) })
    },
    close: () => agent.destroy(),
  }
}

const textHeaders = (headers: IncomingMessage['headers']): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
